import { sendRow } from '@/lib/features/provvigioni/estratti/advance-rows'
import { estratti } from '@/lib/features/provvigioni/estratti/resource'
import { stepValues } from '@/lib/features/provvigioni/estratti/schema'
import { verbRoute } from '@/lib/resources/verb-route'

export const { POST } = verbRoute(estratti, 'send', stepValues, sendRow)
