import { cancelRow } from '@/lib/features/merchandising/ordini/advance-rows'
import { ordini } from '@/lib/features/merchandising/ordini/resource'
import { cancelValues } from '@/lib/features/merchandising/ordini/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(ordini, 'cancel', cancelValues, cancelRow)
