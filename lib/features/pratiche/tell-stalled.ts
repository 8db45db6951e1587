import 'server-only'
import { dayOf } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { days } from '@/lib/italian/counted'
import { claimOccasions, queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import { STATI } from '@/lib/words/case-states'
import type { Prisma } from '@/prisma/generated/client'
import { appenaFermeWhere, giorniFerma, PER_IL_RESPONSABILE, soglieFerma } from './ferma'

const LIST = '/agents/reports/PraticheFerme'
const TEMPLATE = 'pratiche-ferme'
/** A night on which the clock did not run is made up for on the next ones. */
const DAYS = 3
/** Named in a mail; the list has them all. */
const SHOWN = 15

const SELECT = {
  id: true,
  codice: true,
  intestatario: true,
  stato: true,
  ultimaAttivita: true,
  agent: { select: { id: true, nome: true, cognome: true, status: true, managerId: true } },
} satisfies Prisma.PraticaSelect
type Stalled = Prisma.PraticaGetPayload<{ select: typeof SELECT }>
type Agent = NonNullable<Stalled['agent']>
type News = { own: Stalled[]; team: Stalled[] }

/**
 * Tells agents of cases that have become stalled, and who leads them past twice the threshold: a line in the bell and one mail
 * a day. Of each case once, until something happens in it. Returns how many people were told.
 */
export async function tellStalled(now = new Date()): Promise<number> {
  const soglie = await soglieFerma()
  const reached = (times: number) =>
    db().pratica.findMany({
      where: { AND: [appenaFermeWhere(soglie, now, { times, days: DAYS }), { agentId: { not: null } }] },
      select: SELECT,
      orderBy: [{ ultimaAttivita: 'asc' }, { id: 'asc' }],
    })
  const news = new Map<string, News>()
  const add = (part: keyof News, pratica: Stalled, userId: string | null | undefined) => {
    if (!userId) return
    const known = news.get(userId) ?? { own: [], team: [] }
    known[part].push(pratica)
    news.set(userId, known)
  }
  for (const one of await reached(1)) add('own', one, one.agent?.id)
  for (const one of await reached(PER_IL_RESPONSABILE)) add('team', one, one.agent?.managerId)
  const receivers = await db().agent.findMany({
    where: { id: { in: [...news.keys()] }, status: 'validated' },
    select: { id: true, email: true, nome: true },
    orderBy: { id: 'asc' },
  })
  let told = 0
  for (const receiver of receivers) {
    const mine = news.get(receiver.id)
    if (mine && (await withTransaction((tx) => tell(tx, receiver, mine, now)))) told += 1
  }
  return told
}

type Receiver = { id: string; email: string; nome: string }

/** What was claimed is told in the same transaction: a run that is repeated finds nothing left. */
async function tell(tx: Tx, { id: userId, email, nome }: Receiver, news: News, now: Date): Promise<boolean> {
  const [own, team] = [await unsaid(tx, 'propria', news.own), await unsaid(tx, 'gruppo', news.team)]
  if (own.length + team.length === 0) return false
  for (const bell of [ownBell(own, now), teamBell(team, now)])
    if (bell) await notify(tx, { evento: 'ferma', role: 'agent', userId, ...bell })
  await queueMail(tx, {
    template: TEMPLATE,
    to: { email, name: nome },
    data: {
      nome,
      proprie: own.slice(0, SHOWN).map((one) => ({ ...wordsOf(one, now), agente: '' })),
      quante: own.length,
      gruppo: team.slice(0, SHOWN).map((one) => ({ ...wordsOf(one, now), agente: nameOf(one.agent) })),
      quanteGruppo: team.length,
      url: `${env().SITE_URL}${LIST}`,
    },
    key: `${TEMPLATE}:${dayOf(now)}:${userId}`,
    isMuted: await mutesMail(tx, { role: 'agent', userId }, 'ferma'),
  })
  return true
}

/** Once something happens in a case it may become stalled again, and is told of again. */
async function unsaid(tx: Tx, part: string, cases: readonly Stalled[]): Promise<Stalled[]> {
  if (cases.length === 0) return []
  const keyOf = ({ id, ultimaAttivita }: Stalled) => `ferma:${part}:${id}:${dayOf(ultimaAttivita)}`
  const claimed = await claimOccasions(tx, TEMPLATE, cases.map(keyOf))
  return cases.filter((one) => claimed.has(keyOf(one)))
}

const nameOf = (agent: Agent | null) => (agent ? `${agent.nome} ${agent.cognome}` : '')
const wordsOf = (one: Stalled, now: Date) => ({
  codice: one.codice,
  cliente: one.intestatario,
  stato: STATI[one.stato].label,
  giorni: giorniFerma(one, now),
})
const titleOf = (one: Stalled, now: Date) =>
  `La pratica ${one.codice} è ferma da ${days(giorniFerma(one, now))}`

function ownBell(cases: readonly Stalled[], now: Date) {
  const [one] = cases
  if (!one) return null
  if (cases.length > 1)
    return {
      titolo: `${cases.length} tue pratiche sono ferme`,
      testo: 'Scrivi che cosa manca, o falle andare avanti.',
      href: LIST,
    }
  return {
    titolo: titleOf(one, now),
    testo: `${one.intestatario}: ${STATI[one.stato].label.toLowerCase()}.`,
    href: `/agents/reports/pratiche/${one.id}`,
  }
}

function teamBell(cases: readonly Stalled[], now: Date) {
  const [one] = cases
  if (!one) return null
  if (cases.length > 1)
    return {
      titolo: `${cases.length} pratiche della tua squadra sono ferme`,
      testo: 'Sono ferme da più del doppio dei giorni previsti.',
      href: LIST,
    }
  return { titolo: titleOf(one, now), testo: `La segue ${nameOf(one.agent)}.`, href: LIST }
}
