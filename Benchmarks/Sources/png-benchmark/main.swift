import Measuring
