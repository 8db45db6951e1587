import { validateByOffice } from '@/lib/features/clients/block'
import { clientVerbRoute } from '@/lib/features/clients/routes'
import { reasonBody } from '@/lib/features/clients/schema'

export const POST = clientVerbRoute({
  summary: 'Conferma un cliente senza l’e-mail',
  body: reasonBody,
  run: (ctx, id, { motivo }) => validateByOffice(ctx, id, motivo),
})
