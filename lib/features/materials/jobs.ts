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

type Asked = Pick<MaterialInput, 'kind' | 'input'>
const askedOf = ({ kind, dati }: Pick<AgentMaterial, 'kind' | 'dati'>): Asked => ({
  kind: kind as Asked['kind'],
  input: (dati as FlyerData).input,
})

/**
 * Says of each flyer whether its figures are still those of today; it runs each night, after the rates have come. Examples that
 * were asked for more than once are made once.
 */
export async function checkMaterials(): Promise<void> {
  const oldest = addDays(new Date(), -(await setting(volantiniGiorni)))
  await db().agentMaterial.updateMany({
    where: { kind: { not: 'bdv' }, stato: { not: 'scaduto' }, createdAt: { lt: oldest } },
    data: { stato: 'scaduto' },
  })
  let last: string | undefined
  for (;;) {
    const rows = await db().agentMaterial.findMany({
      where: { kind: { not: 'bdv' }, stato: { not: 'scaduto' }, ...(last ? { id: { gt: last } } : {}) },
      orderBy: { id: 'asc' },
      take: PORTION,
    })
    if (rows.length === 0) return
    await markPortion(rows)
    last = rows.at(-1)?.id
  }
}

async function markPortion(rows: readonly AgentMaterial[]): Promise<void> {
  const find = await exampleFinder(rows.map(askedOf))
  const known = new Map<string, ReturnType<typeof find>>()
  const ofToday = (asked: Asked) => {
    const key = JSON.stringify(asked)
    const example = known.get(key) ?? find(asked)
    known.set(key, example)
    return example
  }
  const stateOf = (row: AgentMaterial): StatoMateriale =>
    isSame((row.dati as FlyerData).offer, ofToday(askedOf(row)).offer) ? 'attuale' : 'da_aggiornare'
  for (const stato of ['attuale', 'da_aggiornare'] as const) {
    const ids = rows.filter((row) => row.stato !== stato && stateOf(row) === stato).map(({ id }) => id)
    await db().agentMaterial.updateMany({ where: { id: { in: ids } }, data: { stato } })
  }
}
