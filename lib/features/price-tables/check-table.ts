import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toEuro } from '@/lib/core/money'
import { usuryThresholds } from '@/lib/features/rates/data'
import { checkGrid, type GridRow } from '@/lib/finance/price-grid'
import { getRow } from '@/lib/resources/read'
import type { PriceTable, Prodotto } from '@/prisma/generated/client'
import { gridTerms } from './labels'
import type { TableChecks } from './types'
import type { Tables } from './write-step'

/** How the ministry's table calls what a product is; of the others it depends on more than the product. */
const CATEGORIES: Partial<Record<Prodotto, string>> = { prestito: 'Credito personale', cdq: 'Cessione' }
/** So many are named in a refusal. */
const NAMED = 20
const EMPTY = { testo: 'Non ha nessuna riga.', cella: null }

/** What stands against publishing a grid, and what may be what the bank wants. */
export async function tableChecks(tables: Tables, actor: Actor, id: string): Promise<TableChecks> {
  const row = await getRow(tables, actor, id)
  const righe = row.righe as unknown as GridRow[]
  if (righe.length === 0) return { errors: [EMPTY], warnings: [] }
  const prodotto = row.prodotto as Prodotto
  const soglie = await thresholdsOf(prodotto)
  return checkGrid(righe, { ...gridTerms({ prodotto, fuoriPiano: row.fuoriPiano === true }), soglie })
}

async function thresholdsOf(prodotto: Prodotto) {
  const category = CATEGORIES[prodotto]
  if (!category) return []
  const thresholds = await usuryThresholds(todayInRome())
  return (thresholds?.rows ?? []).filter((row) => row.category.startsWith(category))
}

/** @throws 422 with the rows that are wrong */
export async function refuseErrors(tx: Tx, { id, prodotto, fuoriPiano }: PriceTable): Promise<void> {
  const rows = await tx.priceRow.findMany({ where: { tableId: id } })
  const righe = rows.map(
    ({ importo, durata, rata, tan, taeg, spese }): GridRow => ({
      importo: toEuro(importo),
      durata,
      rata: toEuro(rata),
      spese: toEuro(spese),
      tan: Number(tan),
      taeg: Number(taeg),
    }),
  )
  const errors = righe.length === 0 ? [EMPTY] : checkGrid(righe, gridTerms({ prodotto, fuoriPiano })).errors
  if (errors.length === 0) return
  const many = errors.length === 1 ? 'un errore' : `${errors.length} errori`
  throw new AppError('invalid', `La tabella ha ${many}: prima di pubblicarla va corretta.`, {
    errors: errors.slice(0, NAMED).map(({ testo }) => ({ path: 'righe', message: testo })),
  })
}
