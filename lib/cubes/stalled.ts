import 'server-only'
import { celleFermeSql, soglieFerma } from '@/lib/features/pratiche/ferma'
import type { Prisma } from '@/prisma/generated/client'
import type { CubeDim, CubeRow } from './cubes'
import { type CubeQuery, readCube } from './read'

type Stock = 'stock_attivita'

/**
 * Stalled cases (lib/features/pratiche/ferma.ts) from the stock by day of last activity: the same counts as the list of
 * them, whatever the number of cases. By any of agentId, agencyId, stato, giorno.
 */
export async function stalledStock<const D extends CubeDim<Stock> = never>(
  query: Omit<CubeQuery<Stock, D>, 'and' | 'from' | 'to'>,
  now = new Date(),
): Promise<CubeRow<Stock, D>[]> {
  return readCube<Stock, D>('stock_attivita', { ...query, and: await stalledCells(now) })
}

/** Which cells of a stock by `stato` and `giorno` of the last activity are of stalled cases; of the alias `c`. */
export async function stalledCells(now: Date): Promise<Prisma.Sql> {
  return celleFermeSql(await soglieFerma(), now)
}
