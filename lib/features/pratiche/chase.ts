import 'server-only'
import type { z } from 'zod'
import { dayOf, startOfDay, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { days } from '@/lib/italian/counted'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Agent, Pratica } from '@/prisma/generated/client'
import { addEvent } from './event'
import { oltreSoglia, PER_IL_RESPONSABILE, stalledFor } from './ferma'
import { pratiche } from './resource'
import type { chaseBody } from './stalled-schema'

type Row = { _id: string; version: number }
type Stalled = { pratica: Pratica; giorni: number; soglia: number }

const LIST = '/agents/reports/PraticheFerme'

/** Asks the agent of a stalled case what becomes of it; once a day. It is no work on the case, which goes on being stalled. */
export async function chaseCase(
  ctx: Ctx,
  { _id, version }: Row,
  { messaggio = '' }: z.output<typeof chaseBody>,
): Promise<string> {
  return withTransaction(async (tx) => {
    const before = await lockRow(pratiche, { ...ctx, tx }, _id, version)
    const now = new Date()
    const stalled = await stalledSince(before, now)
    if (before.sollecitataAt && dayOf(before.sollecitataAt) === dayOf(now))
      throw new AppError('conflict', 'È già stata sollecitata oggi.')
    const agent = before.agentId
      ? await tx.agent.findFirst({ where: { id: before.agentId, status: 'validated' } })
      : null
    if (!agent) throw new AppError('conflict', 'Nessun agente attivo la segue: affidala a qualcuno.')
    const reason = messaggio || undefined
    await writeVerb(pratiche, { ...ctx, tx }, { before, change: { sollecitataAt: now }, reason })
    const testo = [`Sollecitata a ${agent.nome} ${agent.cognome}`, messaggio].filter(Boolean).join(': ')
    await addEvent(tx, ctx, before.id, { tipo: 'sollecito', testo, pubblico: false })
    await tellAgent(tx, ctx, agent, stalled, messaggio)
    if (agent.managerId && oltreSoglia(stalled.giorni, stalled.soglia, PER_IL_RESPONSABILE))
      await tellManager(tx, ctx, agent.managerId, agent, stalled)
    return `${agent.nome} ${agent.cognome}`
  }, ctx.tx)
}

async function stalledSince(pratica: Pratica, now: Date): Promise<Stalled> {
  const found = await stalledFor(pratica, now)
  if (!found) throw new AppError('conflict', 'La pratica non è ferma: non c’è nulla da sollecitare.')
  return { pratica, ...found }
}

/** One mail and one line in the bell for all that is chased together. */
async function tellAgent(
  tx: Tx,
  { group }: Ctx,
  agent: Agent,
  { pratica: { id, codice, intestatario, version }, giorni }: Stalled,
  messaggio: string,
): Promise<void> {
  const href = group ? LIST : `/agents/reports/pratiche/${id}`
  const isNews = await queueMail(tx, {
    template: 'pratica-sollecitata',
    to: { email: agent.email, name: agent.nome },
    data: {
      nome: agent.nome,
      codice,
      giorni,
      messaggio,
      cliente: intestatario,
      insieme: group !== undefined,
      url: `${env().SITE_URL}${href}`,
    },
    key: `pratica-sollecitata:${group?.id ?? `${id}:${version}`}:${agent.id}`,
  })
  if (!isNews) return
  const one = {
    titolo: `Sollecito per la pratica ${codice}`,
    testo: `${intestatario}: ferma da ${days(giorni)}.`,
  }
  const many = { titolo: 'Solleciti per pratiche ferme', testo: messaggio }
  await notify(tx, { role: 'agent', userId: agent.id, ...(group ? many : one), href })
}

/** A line in the bell of who leads the agent; one a day for each agent, whatever the number of cases. */
async function tellManager(
  tx: Tx,
  { group }: Ctx,
  userId: string,
  { nome, cognome }: Agent,
  { pratica: { codice }, giorni }: Stalled,
): Promise<void> {
  const titolo = group
    ? `Pratiche ferme di ${nome} ${cognome}`
    : `La pratica ${codice} è ferma da ${days(giorni)}`
  const today = startOfDay(todayInRome())
  const already =
    group &&
    (await tx.notification.findFirst({ where: { role: 'agent', userId, titolo, createdAt: { gte: today } } }))
  if (already) return
  await notify(tx, {
    role: 'agent' as const,
    userId,
    titolo,
    href: LIST,
    testo: group ? 'Sono ferme da più del doppio dei giorni previsti.' : `La segue ${nome} ${cognome}.`,
  })
}
