import { handle } from '@/lib/http/handle'
import { changePreferences, ownPreferences } from '@/lib/notifications/preferences'
import { preferencesBody, preferencesReply } from '@/lib/notifications/preferences-schema'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    reply: preferencesReply,
    summary: 'Le proprie preferenze: di che cosa si viene avvisati e come, dove si apre l’area',
  },
  ({ ctx }) => ownPreferences(ctx.scope),
)

export const PATCH = handle(
  {
    auth: ['admin', 'agent'],
    body: preferencesBody,
    reply: preferencesReply,
    summary: 'Cambia le proprie preferenze',
  },
  ({ ctx, body }) => changePreferences(ctx, body),
)
