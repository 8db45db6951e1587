import 'server-only'
import { addDays, columnOfDay, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import { setting } from '@/lib/settings/read'
import type { Agent, AgentDocument } from '@/prisma/generated/client'
import { DOCUMENTI } from './agent-schema'
import { documentiPreavviso } from './settings'

/** Tells each agent, once for each paper and its last day, that it is about to expire. Returns how many were told. */
export async function tellPapersDue(): Promise<number> {
  const today = columnOfDay(todayInRome())
  const days = await setting(documentiPreavviso)
  const due = await db().agentDocument.findMany({
    where: { scadeIl: { gte: today, lte: addDays(today, days) }, agent: { status: 'validated' } },
    include: { agent: true },
    orderBy: { id: 'asc' },
  })
  let told = 0
  for (const paper of due) if (await withTransaction((tx) => tell(tx, paper))) told += 1
  return told
}

async function tell(
  tx: Tx,
  { id, tipo, scadeIl, agent }: AgentDocument & { agent: Agent },
): Promise<boolean> {
  if (!scadeIl) return false
  const [documento, last] = [DOCUMENTI[tipo], dayOfColumn(scadeIl)]
  const isNews = await queueMail(tx, {
    template: 'documento-scade',
    to: { email: agent.email, name: agent.nome },
    data: { nome: agent.nome, documento, giorno: formatDay(last), url: `${env().SITE_URL}/agents` },
    key: `documento-scade:${id}:${last}`,
    isMuted: await mutesMail(tx, { role: 'agent', userId: agent.id }, 'documento'),
  })
  if (!isNews) return false
  await notify(tx, {
    evento: 'documento',
    role: 'agent',
    userId: agent.id,
    titolo: `${documento}: scade il ${formatDay(last)}`,
    testo: 'Invia alla sede il documento nuovo prima di quel giorno.',
    href: '/agents',
  })
  return true
}
