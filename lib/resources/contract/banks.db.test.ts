import { banks } from '@/lib/testing/contract/samples-banks'
import { contractOf } from '@/lib/testing/contract/suite'

contractOf(banks)
