import { addTo } from '@/lib/core/grouped'
import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { freezeAudience } from '@/lib/features/audiences/freeze-audience'
import { audienceRules } from '@/lib/features/audiences/schema'
import { notifyAll } from '@/lib/notifications/mutations'
import { publish } from '@/lib/realtime/publish'
import { hrefOf, INBOX, OWNER } from './present'

/** So many announcements stay open to newcomers at once: the oldest of more than these no longer concern them. */
const MOST = 100

type Announcement = { id: string; titolo: string; regole: unknown; escludi: unknown }

/**
 * By the clock: who has joined the network, or comes to be meant, since an announcement went out receives it as well, where the
 * office wants that and as long as it is in force. Their bell rings once, however many there are; no mail is sent.
 */
export async function reachNewcomers(): Promise<void> {
  await withTransaction(async (tx) => {
    const open = await tx.comunicazione.findMany({
      where: { stato: 'pubblicata', published: true, ancheNuovi: true },
      orderBy: { publishedAt: 'desc' },
      take: MOST,
      select: { id: true, titolo: true, regole: true, escludi: true },
    })
    const received = new Map<string, Announcement[]>()
    for (const one of open) for (const agentId of await addNewcomers(tx, one)) addTo(received, agentId, one)
    await tell(tx, received)
  })
}

/** Those who are meant today and have not received it, from now on its receivers. */
async function addNewcomers(tx: Tx, { id, regole, escludi }: Announcement): Promise<string[]> {
  const rules = audienceRules.safeParse({ regole, escludi })
  if (!rules.success) return []
  const found = await freezeAudience(tx, { ownerKind: OWNER, ownerId: id }, rules.data)
  if (found.length === 0) return []
  const added = await tx.comunicazioneDestinatario.createManyAndReturn({
    data: found.map((agentId) => ({ comunicazioneId: id, agentId, notificatoAt: new Date() })),
    skipDuplicates: true,
    select: { agentId: true },
  })
  return added.map(({ agentId }) => agentId)
}

/** One line in the bell for each person: the announcement itself, or how many there are. */
async function tell(tx: Tx, received: ReadonlyMap<string, readonly Announcement[]>): Promise<void> {
  const lines = new Map<string, { titolo: string; href: string; ids: string[] }>()
  for (const [agentId, all] of received) {
    const [first] = all
    if (!first) continue
    const line =
      all.length === 1
        ? { titolo: `Comunicazione: ${first.titolo}`, href: hrefOf(first.id) }
        : { titolo: `${all.length} comunicazioni da leggere`, href: INBOX }
    const known = lines.get(line.titolo + line.href) ?? { ...line, ids: [] }
    known.ids.push(agentId)
    lines.set(line.titolo + line.href, known)
    const reader = [{ role: 'agent' as const, userId: agentId }]
    await publish(
      tx,
      { type: 'comunicazione.published', data: { _id: first.id, titolo: first.titolo } },
      reader,
    )
  }
  for (const { titolo, href, ids } of lines.values())
    await notifyAll(tx, 'agent', ids, {
      evento: 'comunicazione',
      titolo,
      testo: 'Pubblicate prima che arrivassi: valgono anche per te.',
      href,
    })
}
