import 'server-only'
import type { Tx } from '@/lib/core/db'
import { fold } from '@/lib/core/text'

/** ISTAT's code of Sud Sardegna, divided on 1 January 2026 (L.R. Sardegna 7/2021): the codes of its towns begin with it. */
const SUD_SARDEGNA = '111'

/** The towns of the province that was divided, folded names of before among them → the letters of the one that each is in today. */
export async function formerTowns(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.town.findMany({
    where: { istat: { startsWith: SUD_SARDEGNA } },
    select: { nome: true, altriNomi: true, provincia: true },
  })
  return new Map(
    rows.flatMap(({ nome, altriNomi, provincia }) =>
      [nome, ...altriNomi].map((name) => [fold(name), provincia] as const),
    ),
  )
}
