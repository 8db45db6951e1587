import { cacheLife, cacheTag } from 'next/cache'
import { information, informationVersions } from '@/lib/features/content/informazioni/data'
import { PRODOTTI_CONSUMO, type ProdottoConsumo } from '@/lib/features/content/informazioni/schema'
import type { Informazione, Versione } from '@/lib/features/content/informazioni/types'
import { creditWarning, warningOn } from '@/lib/settings/company'
import { setting } from '@/lib/settings/read'

/** A version, all of its product's, and the warning of its first day; the one in force by default. */
export type Shown = { shown: Informazione; versions: Versione[]; avvertenza: string }

const isProduct = (name: string): name is ProdottoConsumo => Object.hasOwn(PRODOTTI_CONSUMO, name)

/** Null where there is no such product, or no such version that has begun. */
export async function load(prodotto: string, numero?: string): Promise<Shown | null> {
  'use cache'
  cacheLife('hours')
  cacheTag('informazioni', 'settings')
  if (!isProduct(prodotto) || (numero !== undefined && !/^[1-9]\d{0,5}$/.test(numero))) return null
  const shown = await information(prodotto, numero === undefined ? undefined : Number(numero))
  if (!shown) return null
  const avvertenza = warningOn(await setting(creditWarning), shown.dal)
  return { shown, versions: await informationVersions(prodotto), avvertenza }
}

/** Every version that has a page. */
export async function versions() {
  'use cache'
  cacheLife('hours')
  cacheTag('informazioni')
  return informationVersions()
}
