import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { gridJumps, gridSummary } from '@/lib/finance/grid-change'
import { getRow } from '@/lib/resources/read'
import type { Riga } from './schema'
import type { Confronto } from './types'
import type { Tables } from './write-step'

type Kept = Riga & { _id: string }

const keyOf = ({ importo, durata }: Riga) => `${importo} ${durata}`
const FIGURES = ['rata', 'tan', 'taeg', 'spese'] as const
const figuresOf = ({ rata, tan, taeg, spese }: Riga) => ({ rata, tan, taeg, spese })
const bare = ({ _id: _, ...riga }: Kept): Riga => riga

/** Which cells of a grid are others than in another one of the family: `con` is the one before. */
export async function compareTables(
  tables: Tables,
  actor: Actor,
  id: string,
  con: string,
): Promise<Confronto> {
  const [after, before] = await Promise.all([getRow(tables, actor, id), getRow(tables, actor, con)])
  const [now, old] = [after, before].map(({ righe }) => righe as unknown as Kept[]) as [Kept[], Kept[]]
  const known = new Map(old.map((riga) => [keyOf(riga), riga]))
  const places = new Set(now.map(keyOf))
  const pairs = now.flatMap((riga) => {
    const same = known.get(keyOf(riga))
    return same ? [[same, riga] as const] : []
  })
  const changed = pairs.filter(([prima, dopo]) => FIGURES.some((name) => prima[name] !== dopo[name]))
  return {
    prima: { _id: con, validFrom: String(before.validFrom) },
    dopo: { _id: id, validFrom: String(after.validFrom) },
    uguali: pairs.length - changed.length,
    cambiate: changed.map(([prima, dopo]) => ({
      importo: dopo.importo,
      durata: dopo.durata,
      prima: figuresOf(prima),
      dopo: figuresOf(dopo),
    })),
    nuove: now.filter((riga) => !known.has(keyOf(riga))).map(bare),
    tolte: old.filter((riga) => !places.has(keyOf(riga))).map(bare),
    sintesi: { prima: gridSummary(old), dopo: gridSummary(now) },
    salti: gridJumps(pairs),
  }
}
