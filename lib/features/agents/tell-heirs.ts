import 'server-only'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import type { Agent } from '@/prisma/generated/client'

type Given = { agentId: string; model: string; n: bigint }

const WORDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Opportunities: ['pratica', 'pratiche'],
  Lead: ['richiesta', 'richieste'],
  Clients: ['cliente', 'clienti'],
  Tickets: ['ticket', 'ticket'],
}

/** Each heir hears once of all that came to them, in the bell and by mail; the second time of one hand-over not at all. */
export async function tellHeirs(tx: Tx, groupId: string, leaver: Agent): Promise<void> {
  const rows = await tx.$queryRaw<Given[]>`
    SELECT info -> 'data' ->> 'agentId' AS "agentId", model, count(*) AS n FROM commits
    WHERE group_id = ${groupId}::uuid AND model = ANY (${Object.keys(WORDS)}) GROUP BY 1, 2 ORDER BY 1, 2 DESC`
  for (const agentId of new Set(rows.map((row) => row.agentId))) {
    const given = rows.filter((row) => row.agentId === agentId)
    const cosa = given.map(({ model, n }) => `${n} ${WORDS[model]?.[n === 1n ? 0 : 1]}`).join(', ')
    await tellHeir(tx, groupId, leaver, agentId, cosa)
  }
}

async function tellHeir(
  tx: Tx,
  groupId: string,
  leaver: Agent,
  agentId: string,
  cosa: string,
): Promise<void> {
  const heir = await tx.agent.findUnique({ where: { id: agentId } })
  if (!heir) return
  const da = `${leaver.nome} ${leaver.cognome}`
  const isNews = await queueMail(tx, {
    template: 'consegne',
    to: { email: heir.email, name: heir.nome },
    data: { nome: heir.nome, da, cosa, url: `${env().SITE_URL}/agents` },
    key: `consegne:${groupId}:${agentId}`,
    isMuted: await mutesMail(tx, { role: 'agent', userId: agentId }, 'consegne'),
  })
  if (!isNews) return
  await notify(tx, {
    evento: 'consegne',
    role: 'agent',
    userId: agentId,
    titolo: `Consegne di ${da}`,
    testo: `Ora sono tuoi: ${cosa}.`,
    href: '/agents',
  })
}
