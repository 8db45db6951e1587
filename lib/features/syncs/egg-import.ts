import 'server-only'
import type { Tx } from '@/lib/core/db'
import { praticaCodecs } from '@/lib/features/pratiche/fields'
import { type ImportedChange, importCases } from '@/lib/features/pratiche/import-cases'
import type { ImportAuthor } from '@/lib/features/pratiche/import-state'
import { openCases } from '@/lib/features/pratiche/open-cases'
import { undoChange, undoOpening } from '@/lib/features/pratiche/undo-import'
import { type Change, diff, snapshot } from '@/lib/history/diff'
import { defineImport, type ImportCtx, type RowOutcome, type Verdict } from '@/lib/imports/define'
import { decode } from '@/lib/resources/codec'
import { setting } from '@/lib/settings/read'
import type { Pratica } from '@/prisma/generated/client'
import { EGG_COLUMNS } from './egg-columns'
import { byCode, codeKey, idsByIdegg } from './find-by-code'
import { type EggValues, type Heard, hearRow, wordsOf } from './hear-row'
import { findMeanings } from './meanings'
import { eggCampi } from './owned-fields'
import { type EggPlan, planChange, planOpening } from './plan-row'
import { announceRun } from './tell-keepers'

type EggRow = { riga: number; value: EggValues }

const authorOf = ({ actor, requestId, group }: ImportCtx): ImportAuthor => ({ actor, requestId, group })

/** The nightly import from the external CRM: one row for each case, found again by its IDEGG. */
export const eggImport = defineImport<typeof EGG_COLUMNS, EggPlan>({
  kind: 'egg',
  audit: 'Opportunities',
  title: 'pratiche da EGG',
  about:
    'Una riga per pratica, riconosciuta dal codice IDEGG. Di una pratica che c’è già cambiano i campi che seguono EGG (Impostazioni); note, documenti e persone restano come sono qui.',
  columns: EGG_COLUMNS,
  key: ({ idegg }) => (idegg ? codeKey(idegg) : null),
  keyless: 'Manca il codice IDEGG: senza, la pratica non si può ritrovare.',
  check: checkRows,
  apply: async (ctx, row, verdict) => (await applyRows(ctx, [{ row, verdict }]))[0] as RowOutcome,
  together: { of: ['creato', 'aggiornato'], apply: applyRows },
  onEnd: announceRun,
  undo: (ctx, row) => (row.esito === 'creato' ? undoOpening : undoChange)(ctx.tx, authorOf(ctx), row),
})

/** What would become of the rows: three readings for all of them, and the cases that have news are locked. */
async function checkRows(ctx: ImportCtx, rows: readonly EggRow[]): Promise<Verdict<EggPlan>[]> {
  const owned = await setting(eggCampi)
  const values = rows.map(({ value }) => value)
  const meanings = await findMeanings(ctx.tx, wordsOf(values))
  const heard = values.map((value) => hearRow(value, meanings, owned))
  const known = await knownCases(
    ctx.tx,
    values,
    heard.map(({ heard: one }) => one?.hash),
  )
  return rows.map(({ value }, index) => {
    const { heard: said, unknown } = heard[index] as (typeof heard)[number]
    const here = known(value.idegg ?? '')
    if (!said || unknown.length > 0) return { esito: 'errato', ref: here?.id, errori: unknown }
    if (!here) return planOpening(value, said)
    if (here.eggHash === said.hash) return { esito: 'invariato', ref: here.id, refVersion: here.version }
    return planChange(here as Pratica, said, owned)
  })
}

type Known = Pick<Pratica, 'id' | 'version' | 'eggHash'>

/** The cases by their code: whole, and locked, where EGG says something else than the last time. */
async function knownCases(
  tx: Tx,
  values: readonly EggValues[],
  hashes: readonly (Heard['hash'] | undefined)[],
): Promise<(code: string) => Known | Pratica | undefined> {
  const codes = values.flatMap(({ idegg }) => idegg ?? [])
  const now = await tx.pratica.findMany({
    where: { id: { in: await idsByIdegg(tx, codes) } },
    select: { id: true, idegg: true, version: true, eggHash: true },
  })
  const said = new Map(values.map(({ idegg }, index) => [codeKey(idegg ?? ''), hashes[index]]))
  const news = now
    .filter(({ idegg, eggHash }) => said.get(codeKey(idegg ?? '')) !== eggHash)
    .map(({ id }) => id)
  if (news.length > 0)
    await tx.$queryRaw`SELECT 1 FROM pratiche WHERE id = ANY (${news}::uuid[]) ORDER BY id FOR UPDATE`
  const whole = news.length > 0 ? await tx.pratica.findMany({ where: { id: { in: news } } }) : []
  return byCode([...now, ...whole].map((row) => [row.idegg ?? '', row] as const))
}

type Item = { row: EggRow; verdict: Verdict<EggPlan> }

/** Writes a portion in as many statements as one row takes. */
async function applyRows(ctx: ImportCtx, items: readonly Item[]): Promise<RowOutcome[]> {
  const author = authorOf(ctx)
  const plans = items.map(({ verdict }) => verdict.plan as EggPlan)
  const opened = await openCases(
    ctx.tx,
    author,
    plans.flatMap((plan) => ('open' in plan ? [plan.open] : [])),
  )
  const changed = await importCases(
    ctx.tx,
    author,
    plans.flatMap((plan): ImportedChange[] => ('change' in plan ? [plan.change] : [])),
  )
  const [new_, done] = [opened.values(), changed.values()]
  return plans.map((plan): RowOutcome => {
    if ('open' in plan) {
      const pratica = new_.next().value as Pratica
      return { esito: 'creato', ref: pratica.id, refVersion: pratica.version }
    }
    const { before, after } = done.next().value as { before: Pratica; after: Pratica }
    return { esito: 'aggiornato', ref: after.id, refVersion: after.version, cambi: changesOf(before, after) }
  })
}

/** Percentages are for who may see commissions: they stay in the history, which knows its readers. */
const UNTOLD: readonly string[] = ['provvigioni']

/** What changed, as the screens of cases show the values. */
function changesOf(before: Pratica, after: Pratica): Change[] {
  const shown = (row: Pratica, name: string) =>
    decode(praticaCodecs[name as keyof Pratica], row[name as keyof Pratica])
  return diff(snapshot(before), snapshot(after))
    .filter(({ field }) => !UNTOLD.includes(field))
    .map(({ field }) => ({ field, before: shown(before, field), after: shown(after, field) }))
}
