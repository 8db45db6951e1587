import 'server-only'
import { columnOfDay, type Day, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { Esempio } from '@/lib/features/campaigns/example'
import type { ProdottoConsumo } from './schema'
import type { Informazione, Versione } from './types'

const dayBefore = (day: Day): Day => dayOfColumn(new Date(columnOfDay(day).getTime() - 86_400_000))

/** Every version that has begun, the newest of each product first, with the days that it held. */
export async function informationVersions(prodotto?: ProdottoConsumo): Promise<Versione[]> {
  const rows = await db().informazioneCredito.findMany({
    where: { prodotto, validFrom: { lte: columnOfDay(todayInRome()) } },
    select: { id: true, prodotto: true, numero: true, validFrom: true },
    orderBy: [{ prodotto: 'desc' }, { validFrom: 'desc' }],
  })
  return rows.map((row, at) => {
    const newer = rows[at - 1]
    const next = newer?.prodotto === row.prodotto ? dayOfColumn(newer.validFrom) : null
    return {
      _id: row.id,
      prodotto: row.prodotto as ProdottoConsumo,
      numero: row.numero,
      dal: dayOfColumn(row.validFrom),
      al: next && dayBefore(next),
    }
  })
}

/** A version of a product, the one in force by default; null where there is none that has begun. */
export async function information(prodotto: ProdottoConsumo, numero?: number): Promise<Informazione | null> {
  const versions = await informationVersions(prodotto)
  const found = numero === undefined ? versions[0] : versions.find((one) => one.numero === numero)
  if (!found) return null
  const { corpo, esempio } = await db().informazioneCredito.findUniqueOrThrow({ where: { id: found._id } })
  return { ...found, corpo, esempio: esempio as unknown as Esempio }
}
