import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError, invalidField } from '@/lib/core/errors'
import { cautionsOfCase } from '@/lib/features/meetings/pass'
import type { Ctx } from '@/lib/http/context'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import { publish } from '@/lib/realtime/publish'
import { lockRow } from '@/lib/resources/lock'
import type { VerbOutcome } from '@/lib/resources/verb'
import { isAperta } from '@/lib/words/case-states'
import type { Agent, Pratica } from '@/prisma/generated/client'
import type { AssignInput } from './assign-schema'
import { moveCase } from './move-case'
import { pratiche } from './resource'

/** Who has the case now, and what its meetings leave to be seen to. */
type Assigned = { agent: Agent; cautele: string[] }

/** An administrator gives an open case to another agent. Who had it and who gets it are told. */
export async function assignCase(
  ctx: Ctx,
  id: string,
  version: number,
  { agentId, motivo }: AssignInput,
): Promise<Assigned> {
  return withTransaction(async (tx) => {
    const before = await lockRow(pratiche, { ...ctx, tx }, id, version)
    if (!isAperta(before.stato))
      throw new AppError('conflict', 'La pratica è chiusa: resta a chi l’ha seguita.')
    if (before.agentId === agentId) throw new AppError('conflict', 'La pratica è già sua.')
    const wanted = await tx.agent.findFirst({ where: { id: agentId, status: 'validated' } })
    if (!wanted) throw invalidField('agentId', 'Questo agente non c’è o non è attivo.')
    const { after, agent } = await moveCase(tx, ctx, before, agentId, motivo)
    await tellNew(tx, ctx, after, agent, motivo)
    if (before.agentId) await tellFormer(tx, ctx, after, before.agentId, agent)
    return { agent, cautele: await cautionsOfCase(tx, after) }
  }, ctx.tx)
}

/** The same for one of many chosen in the list; in words, who gets it. */
export async function assignCaseRow(
  ctx: Ctx & { tx: Tx },
  { _id, version }: { _id: string; version: number },
  input: AssignInput,
): Promise<VerbOutcome> {
  const { agent, cautele } = await assignCase(ctx, _id, version, input)
  return { result: `${agent.nome} ${agent.cognome}`, cautele }
}

const LIST = '/agents/reports/pratiche'

/** One mail and one line in the bell for all that is given together. */
async function tellNew(
  tx: Tx,
  { group }: Ctx,
  pratica: Pratica,
  agent: Agent,
  motivo: string,
): Promise<void> {
  const { id, codice, intestatario, version } = pratica
  const href = group ? LIST : `${LIST}/${id}`
  const isNews = await queueMail(tx, {
    template: 'pratica-affidata',
    to: { email: agent.email, name: agent.nome },
    data: {
      nome: agent.nome,
      codice,
      cliente: intestatario,
      motivo,
      insieme: group !== undefined,
      url: `${env().SITE_URL}${href}`,
    },
    key: `pratica-affidata:${group?.id ?? `${id}:${version}`}:${agent.id}`,
    isMuted: await mutesMail(tx, { role: 'agent', userId: agent.id }, 'pratica'),
  })
  if (!isNews) return
  const one = { titolo: `Ti è stata affidata la pratica ${codice}`, testo: intestatario }
  const many = { titolo: 'Ti sono state affidate delle pratiche', testo: motivo }
  await notify(tx, { evento: 'pratica', role: 'agent', userId: agent.id, ...(group ? many : one), href })
}

/** Who had it does not see it any more, and learns why. */
async function tellFormer(
  tx: Tx,
  { group }: Ctx,
  pratica: Pratica,
  userId: string,
  agent: Agent,
): Promise<void> {
  const { id, codice, stato, version } = pratica
  await publish(tx, { type: 'pratica.updated', data: { _id: id, codice, stato, version } }, [
    { role: 'agent', userId },
  ])
  const to = `${agent.nome} ${agent.cognome}`
  const titolo = group ? 'Tue pratiche affidate ad altri' : `La pratica ${codice} è passata a un altro agente`
  const already =
    group &&
    (await tx.notification.findFirst({
      where: { role: 'agent', userId, titolo, createdAt: { gte: startOf(group.id) } },
    }))
  if (already) return
  const testo = group ? '' : `La segue ${to}.`
  await notify(tx, { evento: 'pratica', role: 'agent', userId, titolo, testo, href: LIST })
}

/** An id of the seventh version begins with the instant at which it was made. */
const startOf = (id: string) => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - 60_000)
