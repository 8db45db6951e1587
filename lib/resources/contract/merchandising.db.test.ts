import { merchandising } from '@/lib/testing/contract/samples-merchandising'
import { contractOf } from '@/lib/testing/contract/suite'

contractOf(merchandising)
