import 'server-only'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { setting } from '@/lib/settings/read'
import type { AgentMaterial, StatoMateriale } from '@/prisma/generated/client'
import { exampleFinder, isSame } from './find-example'
import type { MaterialInput } from './schema'
import { volantiniGiorni } from './settings'
import type { FlyerData } from './types'

const PORTION = 500
/** Expiring is one short statement: so many rows are locked at once. */
const EXPIRING = 2_000

type Asked = Pick<MaterialInput, 'kind' | 'input'>
type Flyer = Pick<AgentMaterial, 'id' | 'kind' | 'stato' | 'dati'>
type FindOffer = (asked: Asked) => FlyerData['offer'] | undefined

const askedOf = ({ kind, dati }: Flyer): Asked => ({
  kind: kind as Asked['kind'],
  input: (dati as FlyerData).input,
})

/**
 * Says of each flyer whether its figures are still those of today; it runs each night, after the rates have come. Examples that
 * were asked for more than once are made once.
 */
export async function checkMaterials(): Promise<void> {
  await expire(addDays(new Date(), -(await setting(volantiniGiorni))))
  const find = await offerFinder()
  let last: string | undefined
  for (;;) {
    const rows = await db().agentMaterial.findMany({
      where: { kind: { not: 'bdv' }, stato: { not: 'scaduto' }, ...(last ? { id: { gt: last } } : {}) },
      orderBy: { id: 'asc' },
      take: PORTION,
      select: { id: true, kind: true, stato: true, dati: true },
    })
    if (rows.length === 0) return
    await markPortion(rows, find)
    last = rows.at(-1)?.id
  }
}

/** A portion at a time: a network that made all its flyers in one month has them all expire in one night. */
async function expire(oldest: Date): Promise<void> {
  for (let done = EXPIRING; done === EXPIRING; )
    done = await db().$executeRaw`
      UPDATE agent_materials SET stato = 'scaduto', updated_at = now() WHERE id IN (
        SELECT id FROM agent_materials WHERE kind <> 'bdv' AND stato <> 'scaduto' AND created_at < ${oldest}
        ORDER BY created_at, id LIMIT ${EXPIRING})`
}

/** Today's offer for what a flyer was made of; what the offers depend on is read once for all portions. */
async function offerFinder(): Promise<FindOffer> {
  const durate = await db().$queryRaw<{ durata: number }[]>`
    SELECT DISTINCT (dati -> 'input' ->> 'durata')::int AS durata FROM agent_materials
    WHERE kind = 'prestito' AND stato <> 'scaduto'`
  const find = await exampleFinder(durate.map(({ durata }) => durata))
  const known = new Map<string, ReturnType<FindOffer>>()
  return (asked) => {
    const key = JSON.stringify(asked)
    if (!known.has(key)) known.set(key, find(asked).offer)
    return known.get(key)
  }
}

async function markPortion(rows: readonly Flyer[], find: FindOffer): Promise<void> {
  const stateOf = (row: Flyer): StatoMateriale =>
    isSame((row.dati as FlyerData).offer, find(askedOf(row))) ? 'attuale' : 'da_aggiornare'
  for (const stato of ['attuale', 'da_aggiornare'] as const) {
    const ids = rows.filter((row) => row.stato !== stato && stateOf(row) === stato).map(({ id }) => id)
    if (ids.length > 0) await db().agentMaterial.updateMany({ where: { id: { in: ids } }, data: { stato } })
  }
}
