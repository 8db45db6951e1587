import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Comunicazione } from '@/prisma/generated/client'
import { comunicazioni } from './resource'
import { type Receiver, tellReceivers } from './tell-receivers'

/** Nobody is reminded twice within a day. */
const REST_HOURS = 24

/**
 * Tells those who have not read it, or not confirmed it where that is asked, once more. Returns how many.
 * @throws 409 stale version, not published, or nobody left to remind today
 */
export async function remindReaders(ctx: Ctx, id: string, version: number): Promise<number> {
  return withTransaction(async (tx) => {
    const before = await lockRow(comunicazioni, { ...ctx, tx }, id, version)
    if (before.stato !== 'pubblicata')
      throw new AppError('conflict', 'Si sollecita solo una comunicazione pubblicata e non scaduta.')
    const receivers = await missing(tx, before)
    if (receivers.length === 0)
      throw new AppError(
        'conflict',
        `Non c’è nessuno da sollecitare: chi manca ha già avuto un sollecito nelle ultime ${REST_HOURS} ore.`,
      )
    const change = { sollecitataAt: new Date() }
    const after = await writeVerb(comunicazioni, { ...ctx, tx }, { before, change })
    const occasion = `sollecito:${after.version}`
    await tellReceivers(tx, after, receivers, { occasion, isReminder: true })
    return receivers.length
  }, ctx.tx)
}

/** Those who are to be reminded now, counted as such; who has left meanwhile is not among them. */
const missing = (tx: Tx, { id, richiedeConferma }: Comunicazione): Promise<Receiver[]> =>
  tx.$queryRaw<Receiver[]>`
    WITH told AS (
      UPDATE comunicazione_destinatari r SET sollecitato_at = now(), solleciti = solleciti + 1
      FROM agents a
      WHERE r.comunicazione_id = ${id}::uuid AND a.id = r.agent_id AND a.status = 'validated' AND r.notificato_at IS NOT NULL
        AND (CASE WHEN ${richiedeConferma} THEN r.confermato_at ELSE r.letto_at END) IS NULL
        AND (r.sollecitato_at IS NULL OR r.sollecitato_at <= now() - make_interval(hours => ${REST_HOURS}::int))
      RETURNING r.agent_id)
    SELECT a.id, a.email::text AS email, a.nome FROM told JOIN agents a ON a.id = told.agent_id`
