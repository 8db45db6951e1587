import { assignRow } from '@/lib/features/leads/assign'
import { leads } from '@/lib/features/leads/resource'
import { assegnaSchema } from '@/lib/features/leads/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(leads, 'assign', assegnaSchema, assignRow)
