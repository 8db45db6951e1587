import { payRow } from '@/lib/features/provvigioni/estratti/advance-rows'
import { estratti } from '@/lib/features/provvigioni/estratti/resource'
import { payValues } from '@/lib/features/provvigioni/estratti/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(estratti, 'pay', payValues, payRow)
