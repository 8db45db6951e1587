import { assignRow } from '@/lib/features/tickets/assign'
import { tickets } from '@/lib/features/tickets/resource'
import { assignManySchema } from '@/lib/features/tickets/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(tickets, 'assign', assignManySchema, assignRow)
