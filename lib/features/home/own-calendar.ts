import 'server-only'
import { accountActor } from '@/lib/auth/account-actor'
import type { Actor } from '@/lib/auth/actor'
import { claimedRow, readLink, signLink } from '@/lib/auth/signed-link'
import { calendarUid } from '@/lib/core/calendar-uid'
import { addDays, dayOf, instantAt } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { notFound, orNotFound } from '@/lib/core/errors'
import { type CalendarEntry, icalendar } from '@/lib/core/icalendar'
import type { Ctx } from '@/lib/http/context'
import { phoneText } from '@/lib/italian/phone-text'
import type { UserPreferences } from '@/prisma/generated/client'
import { agendaItems } from './agenda'
import type { AgendaItem } from './types'

/*
 * An agent's own agenda as an address that a calendar subscribes to. The address is the secret: it is signed for a round, so
 * that a new one ends those of before, and it opens nothing once the account is blocked or gone.
 */

/** What has been, and what is to come, in days from today. */
const [DAYS_AGO, DAYS_AHEAD] = [30, 366]
/** A round ends the links; by themselves they do not. */
const NEVER = new Date('9999-12-31T00:00:00Z')

const purposeOf = (giro: number) => `calendario ${giro}`
const whose = (userId: string) => ({ role_userId: { role: 'agent' as const, userId } })

/** Where one's own agenda is subscribed to; null: nowhere. */
export type OwnCalendar = { url: string | null }

function present(userId: string, row: UserPreferences | null): OwnCalendar {
  if (!row?.calendario) return { url: null }
  return { url: `${env().SITE_URL}/v2/agenda/${signLink(purposeOf(row.calendarioGiro), userId, NEVER)}` }
}

export async function ownCalendar({ userId }: Pick<Actor, 'userId'>): Promise<OwnCalendar> {
  return present(userId, await db().userPreferences.findUnique({ where: whose(userId) }))
}

/** A new address; those of before open nothing any more. */
export async function renewCalendar(ctx: Ctx): Promise<OwnCalendar> {
  const { userId } = ctx.actor
  return withTransaction(async (tx) => {
    const row = await tx.userPreferences.upsert({
      where: whose(userId),
      create: { role: 'agent', userId, calendario: true, calendarioGiro: 1 },
      update: { calendario: true, calendarioGiro: { increment: 1 } },
    })
    return present(userId, row)
  }, ctx.tx)
}

/** The agenda can be subscribed to no more. */
export async function endCalendar(ctx: Ctx): Promise<OwnCalendar> {
  const { userId } = ctx.actor
  return withTransaction(async (tx) => {
    await tx.userPreferences.updateMany({
      where: { role: 'agent', userId, calendario: true },
      data: { calendario: false },
    })
    return { url: null }
  }, ctx.tx)
}

/** The calendar that an address opens: one's own meetings and calls, not those of the team. @throws 404 for every other address */
export async function calendarOf(token: string, now = new Date()): Promise<Response> {
  const claimed = orNotFound(claimedRow(token))
  const row = orNotFound(await db().userPreferences.findUnique({ where: whose(claimed) }))
  if (!row.calendario || readLink(purposeOf(row.calendarioGiro), token)?.id !== claimed) throw notFound()
  const actor = orNotFound(await accountActor('agent', claimed))
  const own = { ...actor, permissions: {} }
  const [first, end] = [dayOf(addDays(now, -DAYS_AGO)), dayOf(addDays(now, DAYS_AHEAD))]
  const items = await agendaItems(own, first, end)
  const text = icalendar(items.flatMap(entryOf), { metodo: 'PUBLISH', nome: 'Agenda', now })
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="agenda.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

function entryOf({
  _id,
  version,
  kind,
  day,
  from,
  to,
  nome,
  cognome,
  telefono,
}: AgendaItem): CalendarEntry[] {
  const [inizio, fine] = [instantAt(day, from), instantAt(day, to)]
  // What a visitor typed as a time of the day may be none.
  if (!inizio) return []
  const isMeeting = kind === 'appuntamento'
  return [
    {
      // A meeting is the entry that the person has too.
      uid: calendarUid(isMeeting ? _id : `richiamata-${_id}`),
      versione: version,
      inizio,
      fine: fine && fine > inizio ? fine : new Date(inizio.getTime() + 3_600_000),
      titolo: `${isMeeting ? 'Appuntamento con' : 'Richiamare'} ${nome} ${cognome}`,
      testo: telefono ? `Telefono: ${phoneText(telefono)}` : undefined,
    },
  ]
}
