import { work } from '@/lib/testing/contract/samples-work'
import { contractOf } from '@/lib/testing/contract/suite'

contractOf(work)
