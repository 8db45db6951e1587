import { shipRow } from '@/lib/features/merchandising/ordini/advance-rows'
import { ordini } from '@/lib/features/merchandising/ordini/resource'
import { shipValues } from '@/lib/features/merchandising/ordini/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(ordini, 'ship', shipValues, shipRow)
