import 'server-only'
import { ROLES, type Role } from '@/lib/auth/roles'
import { enrolBy } from '@/lib/auth/second-factor'
import { db } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { handle } from '@/lib/http/handle'
import { SIGN_IN_ADDRESS } from './limits'
import {
  passkeyBody,
  passkeyName,
  passkeyParams,
  passkeySchema,
  recoveryCodesReply,
  type SecondFactor,
  secondFactorReply,
  webauthnOptions,
} from './passkey-schema'
import {
  addPasskey,
  askAnyPasskey,
  askPasskey,
  passkeysOf,
  present,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkeys'
import { newRecoveryCodes } from './recovery-codes'

/* Of the two areas whose people have a second factor: each route file names its role and nothing else. */

type Staff = Exclude<Role, 'client'>
const own = (role: Staff) => ({ auth: [role], enrolling: true }) as const

async function secondFactorOf({ actor }: Ctx): Promise<SecondFactor> {
  const { role, userId } = actor
  const passkeys = await passkeysOf(actor)
  const codici = await db().recoveryCode.count({ where: { role, userId, usedAt: null } })
  const entro = await enrolBy(actor)
  return { totp: actor.totp, passkeys: passkeys.map(present), codici, entro: entro?.toISOString() ?? null }
}

export const secondFactorRoute = (role: Staff) =>
  handle({ ...own(role), reply: secondFactorReply, summary: 'Il proprio secondo fattore' }, ({ ctx }) =>
    secondFactorOf(ctx),
  )

export const passkeyStartRoute = (role: Staff) =>
  handle(
    {
      ...own(role),
      proof: true,
      reply: webauthnOptions,
      idempotency: 'none',
      summary: 'Comincia la creazione di una passkey',
    },
    async ({ ctx }) => ({ ...(await startPasskey(ctx)) }),
  )

export const passkeyAddRoute = (role: Staff) =>
  handle(
    {
      ...own(role),
      proof: true,
      body: passkeyBody,
      reply: passkeySchema,
      status: 201,
      summary: 'Aggiunge una passkey',
    },
    ({ ctx, body }) => addPasskey(ctx, body),
  )

export const passkeyRoutes = (role: Staff) => ({
  PATCH: handle(
    { ...own(role), params: passkeyParams, body: passkeyName, summary: 'Cambia il nome di una passkey' },
    ({ ctx, params, body }) => renamePasskey(ctx, params.id, body.nome),
  ),
  DELETE: handle(
    { ...own(role), proof: true, params: passkeyParams, summary: 'Toglie una passkey' },
    ({ ctx, params }) => removePasskey(ctx, params.id),
  ),
})

export const recoveryCodesRoute = (role: Staff) =>
  handle(
    {
      ...own(role),
      proof: true,
      reply: recoveryCodesReply,
      idempotency: 'none',
      summary: 'Fa nuovi codici di recupero al posto di quelli di prima',
    },
    async ({ ctx }) => ({ codici: await newRecoveryCodes(ctx) }),
  )

export const passkeyLoginStartRoute = (role: Staff) =>
  handle(
    {
      auth: 'public',
      reply: webauthnOptions,
      rateLimit: SIGN_IN_ADDRESS,
      idempotency: 'none',
      summary: `Comincia l’accesso con una passkey come ${ROLES[role].label.toLowerCase()}`,
    },
    async () => ({ ...(await askAnyPasskey(role)) }),
  )

export const passkeyProofRoute = (role: Staff) =>
  handle(
    {
      ...own(role),
      reply: webauthnOptions,
      idempotency: 'none',
      summary: 'Comincia la conferma di chi agisce con una passkey',
    },
    async ({ ctx }) => ({ ...(await askPasskey(ctx.actor)) }),
  )
