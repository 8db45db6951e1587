import { prepareRow } from '@/lib/features/merchandising/ordini/advance-rows'
import { ordini } from '@/lib/features/merchandising/ordini/resource'
import { stepValues } from '@/lib/features/merchandising/ordini/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(ordini, 'prepare', stepValues, prepareRow)
