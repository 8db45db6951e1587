import { byCondition } from '@/components/markup/mortgage-offers'
import type { Line } from './lines'

/** Of which bank, and for whom: those for everybody, or those under one condition. */
export type LineFilter = { banca: string | null; perChi: string | null }
export const NO_FILTER: LineFilter = { banca: null, perChi: null }
export const PER_TUTTI = 'tutti'

const options = (values: Iterable<string>) =>
  [...new Set(values)].sort((a, b) => a.localeCompare(b, 'it')).map((value) => ({ value, label: value }))

export const banksOf = (lines: readonly Line[]) => options(lines.flatMap(({ banca }) => banca || []))

/** What the offers ask of who takes them; empty where all are for everybody. */
export function conditionsOf(lines: readonly Line[]) {
  const found = options(lines.flatMap(({ avviso }) => avviso ?? []))
  return found.length === 0 ? [] : [{ value: PER_TUTTI, label: 'Per tutti' }, ...found]
}

/** A filter that names what these offers do not have asks for nothing. */
export function stillThere(lines: readonly Line[], { banca, perChi }: LineFilter): LineFilter {
  const among = (options: { value: string }[], value: string | null) =>
    options.some((one) => one.value === value) ? value : null
  return { banca: among(banksOf(lines), banca), perChi: among(conditionsOf(lines), perChi) }
}

export const filtered = (lines: readonly Line[], { banca, perChi }: LineFilter): Line[] =>
  lines.filter(
    (line) =>
      (banca === null || line.banca === banca) && (perChi === null || (line.avviso ?? PER_TUTTI) === perChi),
  )

/** As the public page has them (decision 008): those for everybody, then the others under their condition. */
export function lineGroups(lines: readonly Line[]): { condizione: string | null; lines: Line[] }[] {
  const { open, conditional } = byCondition(lines)
  return [
    { condizione: null, lines: open },
    ...conditional.map(([condizione, own]) => ({ condizione, lines: own })),
  ]
}
