import { mintScope } from '@/lib/auth/actor'
import { ownConsents, setOwnConsent } from '@/lib/consents/own-consents'
import { ownConsentSchema, ownConsentsReply } from '@/lib/consents/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: ['client'], reply: ownConsentsReply, summary: 'I propri consensi, con la loro storia' },
  ({ ctx }) => ownConsents(mintScope({ ...ctx.actor, role: 'client' })),
)

export const POST = handle(
  {
    auth: ['client'],
    body: ownConsentSchema,
    reply: ownConsentsReply,
    summary: 'Dà o ritira un proprio consenso',
  },
  async ({ ctx, body }) => {
    await setOwnConsent(ctx, body)
    return ownConsents(mintScope({ ...ctx.actor, role: 'client' }), ctx.tx)
  },
)
