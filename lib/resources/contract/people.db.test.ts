import { people } from '@/lib/testing/contract/samples-people'
import { contractOf } from '@/lib/testing/contract/suite'

contractOf(people)
