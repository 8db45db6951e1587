import 'server-only'
import { accountActor } from '@/lib/auth/account-actor'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { lockById } from '@/lib/core/lock'
import { freezeAudience } from '@/lib/features/audiences/freeze-audience'
import { audienceRules } from '@/lib/features/audiences/schema'
import { enqueue } from '@/lib/jobs/enqueue'
import type { Payload } from '@/lib/jobs/payloads'
import { writeVerb } from '@/lib/resources/write-verb'
import { OWNER } from './present'
import { publishKey } from './publish'
import { comunicazioni } from './resource'
import { type Receiver, tellReceivers } from './tell-receivers'

/** So many people are told in one transaction: a job that is killed repeats none of them. */
const PORTION = 100

/**
 * Publishes what is due: freezes who is meant, then tells them portion by portion. Run again after a kill, it goes on with
 * those who have not been told; what was withdrawn meanwhile is told to nobody else.
 */
export async function publishDue({ id, by }: Payload<'comunicazioni.publish'>): Promise<void> {
  await withTransaction((tx) => open(tx, id, by))
  for (let told = PORTION; told === PORTION; ) told = await withTransaction((tx) => tellPortion(tx, id))
}

/** From draft to published, with its receivers, once; before its time it stays as it is. */
async function open(tx: Tx, id: string, by: string | undefined): Promise<void> {
  await lockById(tx, 'comunicazione', id)
  const before = await tx.comunicazione.findUnique({ where: { id } })
  if (before?.stato !== 'programmata' || !before.pubblicaIl || before.pubblicaIl > new Date()) return
  const rules = audienceRules.safeParse({ regole: before.regole, escludi: before.escludi })
  if (!rules.success) return
  await freezeAudience(tx, { ownerKind: OWNER, ownerId: id }, rules.data)
  await tx.$executeRaw`
    INSERT INTO comunicazione_destinatari (comunicazione_id, agent_id)
    SELECT a.owner_id, m.agent_id FROM audiences a JOIN audience_members m ON m.audience_id = a.id
    WHERE a.owner_kind = ${OWNER} AND a.owner_id = ${id}::uuid ON CONFLICT DO NOTHING`
  const actor = by ? await accountActor('admin', by) : null
  const change = { stato: 'pubblicata', published: true, publishedAt: new Date() } as const
  await writeVerb(comunicazioni, { actor, tx }, { before, change })
}

/** Tells some of those who do not know yet; how many. */
async function tellPortion(tx: Tx, id: string): Promise<number> {
  const row = await tx.comunicazione.findFirst({ where: { id, published: true } })
  if (!row) return 0
  const receivers = await tx.$queryRaw<Receiver[]>`
    WITH told AS (
      UPDATE comunicazione_destinatari SET notificato_at = now()
      WHERE comunicazione_id = ${id}::uuid AND agent_id IN (
        SELECT agent_id FROM comunicazione_destinatari
        WHERE comunicazione_id = ${id}::uuid AND notificato_at IS NULL ORDER BY agent_id LIMIT ${PORTION} FOR UPDATE)
      RETURNING agent_id)
    SELECT a.id, a.email::text AS email, a.nome FROM told JOIN agents a ON a.id = told.agent_id`
  await tellReceivers(tx, row, receivers, { occasion: 'pubblicazione', isReminder: false })
  return receivers.length
}

/** By the clock: what has come to its last day is over, and what is due and has lost its job gets another one. */
export async function watchAnnouncements(): Promise<void> {
  await db().$executeRaw`
    UPDATE comunicazioni SET stato = 'scaduta', updated_at = now()
    WHERE stato = 'pubblicata' AND scade_il <= now()`
  const due = await db().comunicazione.findMany({
    where: { stato: 'programmata', pubblicaIl: { lte: new Date() } },
    select: { id: true, autoreId: true },
    take: PORTION,
  })
  for (const { id, autoreId } of due)
    await withTransaction((tx) =>
      enqueue(tx, 'comunicazioni.publish', { id, by: autoreId ?? undefined }, { jobKey: publishKey(id) }),
    )
}
