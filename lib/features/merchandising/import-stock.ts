import 'server-only'
import type { Change } from '@/lib/history/diff'
import {
  defineImport,
  type ImportCtx,
  type RowOutcome,
  type Values,
  type Verdict,
  type WrittenRow,
} from '@/lib/imports/define'
import type { MerchandisingVariante } from '@/prisma/generated/client'
import { type StockColumns, stockColumns } from './import-columns'
import { lockStock } from './stock'
import { tooFew, UNCOUNTED, writeAdjustment } from './write-adjustment'

type Row = { riga: number; value: Values<StockColumns> }
type Plan = { variante: MerchandisingVariante; delta: number; motivo: string }

/** What was counted on the shelves, or has come in, from a file: a movement for each row that changes something. */
export const stockImport = defineImport<StockColumns, Plan>({
  kind: 'giacenze',
  audit: 'Merchandising',
  title: 'giacenze',
  about:
    'Ogni riga è una variante, riconosciuta dal codice, con la quantità contata oppure con la variazione. Ogni differenza diventa un movimento di magazzino con il suo motivo; quello che è riservato agli ordini non si può togliere.',
  columns: stockColumns,
  key: ({ codice }) => codice?.toUpperCase() ?? null,
  keyless: 'Serve il codice della variante.',
  check: checkStock,
  apply: writeStock,
  undo: undoStock,
})

async function checkStock({ tx, run }: ImportCtx, rows: readonly Row[]): Promise<Verdict<Plan>[]> {
  const codes = rows.flatMap(({ value }) => value.codice?.toUpperCase() ?? [])
  const found = await tx.$queryRaw<{ merchId: string }[]>`
    SELECT DISTINCT merch_id AS "merchId" FROM merchandising_varianti WHERE upper(codice) = ANY (${codes})`
  const variants = await lockStock(
    tx,
    found.map(({ merchId }) => merchId),
  )
  const { nome } = await tx.importRun.findUniqueOrThrow({ where: { id: run.id }, select: { nome: true } })
  return rows.map(({ value }) => {
    const same = variants.filter(({ codice }) => codice.toUpperCase() === value.codice?.toUpperCase())
    return verdictOn(value, same, `Importazione di ${nome}`)
  })
}

const wrong = (path: keyof StockColumns, message: string): Verdict<Plan> => ({
  esito: 'errato',
  errori: [{ path, message }],
})

function verdictOn(
  { codice, quantita, variazione, motivo }: Row['value'],
  [variante, other]: readonly MerchandisingVariante[],
  fallback: string,
): Verdict<Plan> {
  if (!variante) return wrong('codice', `Nessuna variante ha il codice «${codice}».`)
  if (other) return wrong('codice', `Più varianti hanno il codice «${codice}».`)
  if ((quantita === undefined) === (variazione === undefined))
    return wrong('quantita', 'Scrivi la quantità oppure la variazione, una delle due.')
  if (!variante.gestita) return wrong('codice', UNCOUNTED)
  const { giacenza, riservata } = variante
  const after = quantita ?? giacenza + (variazione ?? 0)
  if (after < riservata)
    return wrong(quantita === undefined ? 'variazione' : 'quantita', tooFew(giacenza - riservata, riservata))
  if (after === giacenza) return { esito: 'invariato' }
  const cambi: Change[] = [{ field: 'giacenza', before: giacenza, after }]
  const plan = { variante, delta: after - giacenza, motivo: motivo ?? fallback }
  return { esito: 'aggiornato', cambi, plan }
}

/** The record of a row is its movement: by it the row is taken back. */
async function writeStock(ctx: ImportCtx, _row: Row, verdict: Verdict<Plan>): Promise<RowOutcome> {
  const { plan, cambi } = verdict
  if (!plan) return verdict
  const before = await ctx.tx.merchandising.findUniqueOrThrow({ where: { id: plan.variante.merchId } })
  const { movementId } = await writeAdjustment(ctx.tx, ctx, { ...plan, before })
  return { esito: 'aggiornato', cambi, ref: movementId, refVersion: null }
}

/** The opposite movement: what has left since stays away. A shelf that was put right by hand since is not touched. */
async function undoStock(ctx: ImportCtx, { ref }: WrittenRow): Promise<string | null> {
  const { tx } = ctx
  const { merchId, varianteId, delta, motivo } = await tx.merchandisingMovimento.findUniqueOrThrow({
    where: { id: ref },
  })
  const variante = (await lockStock(tx, [merchId])).find(({ id }) => id === varianteId)
  const later = { varianteId, tipo: 'rettifica', id: { gt: ref } } as const
  if ((await tx.merchandisingMovimento.count({ where: later })) > 0)
    return 'La giacenza è stata rettificata dopo l’importazione: resta com’è.'
  if (!variante?.gestita) return UNCOUNTED
  const free = variante.giacenza - variante.riservata
  if (delta > free) return tooFew(free, variante.riservata)
  const before = await tx.merchandising.findUniqueOrThrow({ where: { id: merchId } })
  await writeAdjustment(tx, ctx, {
    before,
    variante,
    delta: -delta,
    motivo: `Annullata: ${motivo}`.slice(0, 300),
  })
  return null
}
