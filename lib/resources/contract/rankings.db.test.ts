import { rankings } from '@/lib/testing/contract/samples-rankings'
import { contractOf } from '@/lib/testing/contract/suite'

contractOf(rankings)
