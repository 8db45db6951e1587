import { signOutBody } from '@/lib/features/accounts/schema'
import { sessionsOf } from '@/lib/features/clients/pages'
import { clientPageRoute, clientVerbRoute } from '@/lib/features/clients/routes'
import { signOutClient } from '@/lib/features/clients/sign-out'

export const GET = clientPageRoute('Accessi di un cliente, dal più recente', sessionsOf)

export const POST = clientVerbRoute({
  summary: 'Disconnette un dispositivo di un cliente, o tutti',
  body: signOutBody,
  run: (ctx, id, { sessionId }) => signOutClient(ctx, id, sessionId),
})
