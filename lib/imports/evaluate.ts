import 'server-only'
import type { ImportCtx, ImportDefinition, RowOutcome, Verdict } from './define'
import { type Line, type ParsedLine, parseLine } from './parse-row'
import { placeProvinces } from './place-provinces'

/** A line with what would become of it. */
export type Evaluated = ParsedLine & { verdict: Verdict }

const wrong = (message: string, path = ''): Verdict => ({ esito: 'errato', errori: [{ path, message }] })

/** What would become of these lines: each is read, looked for in the same file and in the last run, and checked. */
export async function evaluate(
  definition: ImportDefinition,
  ctx: ImportCtx,
  lines: readonly Line[],
): Promise<Evaluated[]> {
  const parsed = lines.map((line) => parseLine(definition, line))
  await placeProvinces(definition, ctx, parsed)
  const verdicts = new Map<number, Verdict>()
  for (const { riga, errori } of parsed)
    if (errori.length > 0) verdicts.set(riga, { esito: 'errato', errori })
  await markRepeated(definition, ctx, parsed, verdicts)
  if (definition.skipsSame) await markSame(ctx, parsed, verdicts)
  const open = parsed.filter(({ riga }) => !verdicts.has(riga))
  const found = open.length > 0 ? await definition.check(ctx, open) : []
  for (const [index, { riga }] of open.entries())
    verdicts.set(riga, found[index] ?? wrong('La riga non è stata letta.'))
  return parsed.map((line) => ({
    ...line,
    verdict: withNotes(line, verdicts.get(line.riga) ?? wrong('Riga non letta.')),
  }))
}

/** What becomes of a line, with what is worth knowing of it; a wrong one says only what is wrong. */
export function withNotes<O extends RowOutcome>({ avvisi }: Pick<ParsedLine, 'avvisi'>, outcome: O): O {
  const said = outcome.errori ?? []
  const more = avvisi.filter(({ message }) => said.every((one) => one.message !== message))
  return outcome.esito === 'errato' || more.length === 0
    ? outcome
    : { ...outcome, errori: [...more, ...said] }
}

type First = Pick<ParsedLine, 'riga' | 'dati' | 'impronta'>

/** The same key twice in one file counts once: the first. */
async function markRepeated(
  definition: ImportDefinition,
  { tx, run }: ImportCtx,
  lines: readonly ParsedLine[],
  verdicts: Map<number, Verdict>,
) {
  const keys = [...new Set(lines.flatMap(({ chiave }) => chiave ?? []))]
  if (keys.length === 0) return
  const stored = await tx.$queryRaw<(First & { chiave: string })[]>`
    SELECT DISTINCT ON (chiave) chiave, riga, dati, impronta FROM import_rows
    WHERE run_id = ${run.id}::uuid AND chiave = ANY (${keys}) ORDER BY chiave, riga`
  const first = new Map(stored.map(({ chiave, ...row }): [string, First] => [chiave, row]))
  for (const line of lines) {
    const { chiave, riga } = line
    if (chiave === null) continue
    const known = first.get(chiave)
    if (!known || known.riga >= riga) {
      first.set(chiave, line)
      continue
    }
    verdicts.set(
      riga,
      saysTheSame(definition, known, line)
        ? { esito: 'saltato', errori: [{ path: '', message: `È uguale alla riga ${known.riga}.` }] }
        : wrong(`Ripete la riga ${known.riga} con altri dati: vale la prima.`),
    )
  }
}

/** Whether two lines mean the same, however each of them writes its dates, its amounts and its capitals. */
function saysTheSame(definition: ImportDefinition, one: First, other: First): boolean {
  const plain = (_key: string, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : typeof value === 'string' ? value.toLowerCase() : value
  const meant = ({ riga, dati }: First) =>
    JSON.stringify(Object.entries(parseLine(definition, { riga, dati }).value), plain)
  return one.impronta === other.impronta || meant(one) === meant(other)
}

type Last = { chiave: string; impronta: string; ref: string | null }

/** What says the same as in the last run that wrote it. A run that was taken back has written nothing. */
async function markSame(
  { tx, run }: ImportCtx,
  lines: readonly ParsedLine[],
  verdicts: Map<number, Verdict>,
) {
  const keys = lines.flatMap(({ chiave, riga }) => (chiave === null || verdicts.has(riga) ? [] : [chiave]))
  if (keys.length === 0) return
  const last = await tx.$queryRaw<Last[]>`
    SELECT DISTINCT ON (r.chiave) r.chiave, r.impronta, r.ref FROM import_rows r JOIN import_runs i ON i.id = r.run_id
    WHERE r.chiave = ANY (${keys}) AND i.kind = ${run.kind} AND i.id <> ${run.id}::uuid
      AND i.state IN ('completato', 'con_errori') AND r.esito IN ('creato', 'aggiornato', 'invariato')
    ORDER BY r.chiave, i.created_at DESC`
  const known = new Map(last.map((row) => [row.chiave, row]))
  for (const { chiave, riga, impronta } of lines) {
    const same = chiave === null || verdicts.has(riga) ? undefined : known.get(chiave)
    if (same?.impronta === impronta) verdicts.set(riga, { esito: 'invariato', ref: same.ref })
  }
}
