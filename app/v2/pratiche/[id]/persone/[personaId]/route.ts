import { z } from 'zod'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { editPerson, removePerson } from '@/lib/features/pratiche/edit-person'
import { INVITES } from '@/lib/features/pratiche/invite'
import { modificaPersonaSchema, togliPersonaSchema } from '@/lib/features/pratiche/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

const whose = {
  auth: ['admin', 'agent'],
  admits: requireAnyAccess(editablePratiche),
  params: z.object({ id: z.string(), personaId: z.string() }),
} as const

export const PATCH = handle(
  {
    ...whose,
    body: modificaPersonaSchema,
    // Another address gets another invitation.
    rateLimit: INVITES,
    summary: 'Corregge i dati di una persona della pratica',
  },
  ({ ctx, params, body }) => editPerson(ctx, params.id, params.personaId, body),
)

export const DELETE = handle(
  { ...whose, body: togliPersonaSchema, summary: 'Toglie una persona dalla pratica, con i suoi documenti' },
  ({ ctx, params, body }) => removePerson(ctx, params.id, params.personaId, body),
)
