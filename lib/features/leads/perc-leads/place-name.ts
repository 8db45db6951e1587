import 'server-only'
import type { Tx } from '@/lib/core/db'
import { province } from '@/lib/places/data'
import { PRODOTTI } from '@/lib/words/products'
import type { Place } from './group-in-force'

export const EVERYWHERE = 'Ovunque'

/** "Milano (MI)"; the letters alone of a province that is no more. */
export async function placeNames(): Promise<(provincia: string | null) => string> {
  const names = new Map((await province()).map(({ sigla, nome }) => [sigla, `${nome} (${sigla})`]))
  return (provincia) => (provincia === null ? EVERYWHERE : (names.get(provincia) ?? provincia))
}

/** "Mutuo, Milano (MI)", inside a transaction. */
export async function groupName(tx: Tx, { product, provincia }: Place): Promise<string> {
  const row = provincia
    ? await tx.province.findFirst({ where: { sigla: provincia }, orderBy: { validFrom: 'desc' } })
    : null
  const place = provincia ? (row ? `${row.nome} (${provincia})` : provincia) : EVERYWHERE.toLowerCase()
  return `${PRODOTTI[product]}, ${place}`
}
