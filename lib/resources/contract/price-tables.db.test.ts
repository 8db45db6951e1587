import { priceTables } from '@/lib/testing/contract/samples-price-tables'
import { contractOf } from '@/lib/testing/contract/suite'

contractOf(priceTables)
