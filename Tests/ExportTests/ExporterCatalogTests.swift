// The list of formats.

import Export
import Testing

@Suite struct ExporterCatalogTests {
  @Test func `the formats are these, CSV first`() {
    #expect(ExporterCatalog.tables.map(\.name) == ["csv", "tsv", "ndjson"])
  }

  @Test func `a format is found by its name, and only by that`() {
    #expect(ExporterCatalog.table(named: "tsv")?.name == "tsv")
    #expect(ExporterCatalog.table(named: "CSV") == nil)
    #expect(ExporterCatalog.table(named: "") == nil)
  }
}
