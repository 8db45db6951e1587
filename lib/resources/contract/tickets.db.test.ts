import { tickets } from '@/lib/testing/contract/samples-tickets'
import { contractOf } from '@/lib/testing/contract/suite'

contractOf(tickets)
