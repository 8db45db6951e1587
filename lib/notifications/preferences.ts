import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { staffRole } from '@/lib/auth/by-role'
import { safeNext } from '@/lib/auth/next-path'
import type { Role } from '@/lib/auth/roles'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { invalidField, staleVersion } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import type { UserPreferences } from '@/prisma/generated/client'
import { type Canale, EVENTI, eventsOf, isNeeded, type NomeEvento } from './labels'
import type { Preferences, PreferencesInput } from './preferences-schema'

type Chosen = Partial<Record<NomeEvento, Partial<Record<Canale, boolean>>>>
type Receiver = { role: Role; userId: string }

const chosenIn = (row: UserPreferences | null) => (row?.notifiche ?? {}) as Chosen

function present({ actor }: Scope, row: UserPreferences | null): Preferences {
  const chosen = chosenIn(row)
  const notifiche = Object.fromEntries(
    eventsOf(actor).map(({ evento, canali }) => [
      evento,
      Object.fromEntries(canali.map((canale) => [canale, chosen[evento]?.[canale] !== false])),
    ]),
  )
  return { notifiche, pagina: row?.pagina ?? '', version: row?.version ?? 0 }
}

const whose = ({ role, userId }: Receiver) => ({ role_userId: { role, userId } })

/** What somebody has chosen for themselves, with what holds where they have chosen nothing. */
export async function ownPreferences(scope: Scope): Promise<Preferences> {
  return present(scope, await db().userPreferences.findUnique({ where: whose(scope.actor) }))
}

/**
 * Changes own choices. They concern nobody else, so that the history does not tell of them.
 * @throws 409 stale version, 422 on the event that cannot be chosen so
 */
export async function changePreferences(ctx: Ctx, input: PreferencesInput): Promise<Preferences> {
  const { actor } = ctx
  const { userId } = actor
  const role = staffRole(actor.role)
  const { pagina } = input
  if (pagina && safeNext(role, pagina) !== pagina)
    throw invalidField('pagina', 'Scegli una pagina della tua area.')
  return withTransaction(async (tx) => {
    // There may be no row to lock.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`preferenze:${role}:${userId}`}, 0))`
    const before = await tx.userPreferences.findUnique({ where: whose(actor) })
    if ((before?.version ?? 0) !== input.version) throw staleVersion()
    const notifiche = merged(ctx, chosenIn(before), input.notifiche ?? {})
    const data = { notifiche, ...(pagina !== undefined && { pagina }), version: input.version + 1 }
    const after = await tx.userPreferences.upsert({
      where: whose(actor),
      create: { role, userId, ...data },
      update: data,
    })
    return present(ctx.scope, after)
  }, ctx.tx)
}

/** Only what is switched off is kept: what is new tomorrow is told until somebody says no. */
function merged({ actor }: Ctx, before: Chosen, now: Chosen): Chosen {
  const all = { ...before }
  for (const [name, given] of Object.entries(now)) {
    const evento = name as NomeEvento
    const offered = eventsOf(actor).find((one) => one.evento === evento)
    for (const canale of Object.keys(given))
      if (!offered?.canali.includes(canale as Canale))
        throw invalidField(`notifiche.${evento}.${canale}`, 'Per questo evento non c’è questa scelta.')
    const chosen = { ...before[evento], ...given }
    if (isNeeded(evento) && offered?.canali.every((canale) => chosen[canale] === false))
      throw invalidField(
        `notifiche.${evento}`,
        `«${EVENTI[evento].label}»: lascia almeno una scelta fra campanella ed e-mail.`,
      )
    all[evento] = Object.fromEntries(Object.entries(chosen).filter(([, isOn]) => !isOn))
  }
  return Object.fromEntries(Object.entries(all).filter(([, off]) => Object.keys(off ?? {}).length > 0))
}

/** Whether somebody has switched off the mails of an event: whoever writes one asks, in the transaction of what happened. */
export async function mutesMail(tx: Tx, receiver: Receiver, evento: NomeEvento): Promise<boolean> {
  // Clients have no choices of their own: nothing is found.
  const row = await tx.userPreferences.findUnique({ where: whose(receiver) })
  return chosenIn(row)[evento]?.email === false
}

/** Of many of one role those who have switched the mails of an event off. */
export async function mutedMails(
  tx: Tx,
  role: Role,
  userIds: readonly string[],
  evento: NomeEvento,
): Promise<Set<string>> {
  const rows = await tx.userPreferences.findMany({ where: { role, userId: { in: [...userIds] } } })
  return new Set(rows.flatMap((row) => (chosenIn(row)[evento]?.email === false ? [row.userId] : [])))
}

/** Where the area opens for somebody who has just signed in; empty: at its home. */
export async function startPage(receiver: Receiver): Promise<string> {
  const row = await db().userPreferences.findUnique({ where: whose(receiver), select: { pagina: true } })
  return row?.pagina ?? ''
}
