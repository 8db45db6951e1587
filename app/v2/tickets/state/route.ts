import { stateRow } from '@/lib/features/tickets/change-state'
import { tickets } from '@/lib/features/tickets/resource'
import { stateManySchema } from '@/lib/features/tickets/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(tickets, 'state', stateManySchema, stateRow)
