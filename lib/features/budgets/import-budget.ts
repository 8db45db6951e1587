import 'server-only'
import { defineImport, type ImportCtx, type Values, type WrittenRow } from '@/lib/imports/define'
import { parseLine, storedLine } from '@/lib/imports/parse-row'
import { type BudgetColumns, budgetColumns } from './import-columns'
import { cellsOf, checkTargets, partOf, type YearPlan } from './import-years'
import { cellOf, lockYear, saveYear } from './save-year'
import { MESI, type RigaBudget } from './schema'

/** The targets of a year from a spreadsheet: one save, and one entry of the history, for each year. */
export const budgetImport = defineImport<BudgetColumns, YearPlan>({
  kind: 'budget',
  audit: 'Budget',
  title: 'budget',
  about:
    'Ogni riga è l’anno di un agente in un prodotto, con un importo per mese, in euro o in pratiche. Le celle vuote lasciano il budget com’è; uno zero lo toglie. I mesi bloccati non cambiano.',
  columns: budgetColumns,
  key: ({ email, product, anno, misura = 'euro' }) => `${email} ${product} ${anno} ${misura}`,
  keyless: 'Servono agente, prodotto e anno.',
  whole: true,
  check: checkTargets,
  async apply(ctx, _row, verdict) {
    const { plan, esito, cambi } = verdict
    if (!plan) return verdict
    // The first row of a year writes all of it.
    plan.saved ??= await saveYear(ctx, plan.input, 'importazione')
    return { esito, cambi, ref: plan.saved.id, refVersion: plan.saved.version }
  },
  undo: undoYear,
})

/** Gives all cells of a year that the run wrote what they had, or leaves them all. */
async function undoYear(ctx: ImportCtx, { ref }: WrittenRow): Promise<string | null> {
  const { anno } = await ctx.tx.budgetAnno.findUniqueOrThrow({ where: { id: ref } })
  const year = await lockYear(ctx.tx, anno)
  const written = await writtenTo(ctx, ref)
  const agents = await ctx.tx.agent.findMany({
    where: { email: { in: written.map(({ value }) => value.email ?? '') } },
    select: { id: true, email: true },
  })
  const idOf = new Map(agents.map(({ id, email }) => [email.toLowerCase(), id]))
  const cells = await cellsOf(ctx.tx, anno, [...idOf.values()])
  const righe = new Map<string, RigaBudget>()
  for (const { value, cambi } of written) {
    const [agentId, { product }] = [idOf.get(value.email ?? ''), value]
    if (!agentId || !product) return CHANGED
    for (const { field, before, after } of cambi) {
      const mese = MESI.indexOf(field as (typeof MESI)[number]) + 1
      const key = cellOf({ agentId, product, mese })
      const now = righe.get(key) ?? cells.get(key) ?? { agentId, product, mese, importo: null, pezzi: null }
      const part = partOf(value.misura)
      if ((now[part] || null) !== after) return CHANGED
      righe.set(key, { ...now, [part]: before })
    }
  }
  await saveYear(
    ctx,
    { anno, version: year?.version ?? null, righe: [...righe.values()] },
    'importazione annullata',
  )
  return null
}

const CHANGED = 'Il budget è stato cambiato dopo l’importazione: resta com’è.'

/** The rows of this run that wrote a year, with what they say and what they changed. */
async function writtenTo({ tx, run }: ImportCtx, ref: string) {
  const rows = await tx.importRow.findMany({ where: { runId: run.id, ref, scritta: true } })
  return rows.map((row) => ({
    value: parseLine(budgetImport, storedLine(row)).value as Values<BudgetColumns>,
    cambi: row.cambi as unknown as WrittenRow['cambi'],
  }))
}
