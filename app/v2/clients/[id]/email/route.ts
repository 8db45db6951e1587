import { changeEmailByOffice } from '@/lib/features/clients/change-email'
import { clientVerbRoute } from '@/lib/features/clients/routes'
import { emailBody } from '@/lib/features/clients/schema'

export const POST = clientVerbRoute({
  summary: 'Chiede un nuovo indirizzo e-mail: vale quando lo conferma chi lo legge',
  body: emailBody,
  rateLimit: { name: 'client-email', points: 30, seconds: 3600 },
  proof: true,
  run: changeEmailByOffice,
})
