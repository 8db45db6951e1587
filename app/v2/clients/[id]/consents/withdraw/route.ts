import { clientVerbRoute } from '@/lib/features/clients/routes'
import { withdrawBody } from '@/lib/features/clients/schema'
import { withdrawConsent } from '@/lib/features/clients/withdraw-consent'

export const POST = clientVerbRoute({
  summary: 'Ritira un consenso per conto di un cliente che lo ha chiesto',
  body: withdrawBody,
  run: withdrawConsent,
})
