import { closeRow } from '@/lib/features/estratti/advance-rows'
import { estratti } from '@/lib/features/estratti/resource'
import { stepValues } from '@/lib/features/estratti/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(estratti, 'close', stepValues, closeRow)
