import { approveRow } from '@/lib/features/ordini/advance-rows'
import { ordini } from '@/lib/features/ordini/resource'
import { stepValues } from '@/lib/features/ordini/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(ordini, 'approve', stepValues, approveRow)
