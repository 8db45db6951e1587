'use client'

import { useState } from 'react'
import { cellKey, type SheetRow } from '@/components/data/sheet/sheet-types'
import { useUndo } from '@/components/data/sheet/use-undo'
import { type Anno, type AnnoInput, allocate, type RigaBudget } from '@/lib/features/budgets/schema'
import { ApiError } from '@/lib/http/client'

export type Unit = 'euro' | 'pezzi'
/** A year's target is shared among its months in steps of 100 €, or of one case. */
const STEP: Record<Unit, number> = { euro: 100, pezzi: 1 }
const FIGURE: Record<Unit, 'budget' | 'pezzi'> = { euro: 'budget', pezzi: 'pezzi' }
const NOBODY = '00000000-0000-0000-0000-000000000000'

export const nameOf = (mese: number): string => `m${mese}`
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const figureIn = (row: SheetRow, name: string): number | null => {
  const value = row.cells[name]
  return typeof value === 'number' ? value : null
}
const sumOf = (row: SheetRow): number | null => {
  const known = MONTHS.flatMap((mese) => figureIn(row, nameOf(mese)) ?? []).filter(
    (value) => !Number.isNaN(value),
  )
  return known.length > 0 ? Math.round(known.reduce((sum, value) => sum + value, 0) * 100) / 100 : null
}

/** The rows of a year as a sheet has them: twelve months, and their sum. */
export const sheetOf = ({ rows }: Pick<Anno, 'rows'>, unit: Unit): SheetRow[] =>
  rows
    .filter(({ key }) => key !== NOBODY)
    .map(({ key, label, mesi }) => {
      const cells = Object.fromEntries(
        mesi.map((figures, index) => [nameOf(index + 1), figures[FIGURE[unit]] ?? null]),
      )
      const row = { key, title: label, cells }
      return { ...row, cells: { anno: sumOf(row), ...cells } }
    })

type Rule = { shares: readonly number[]; locked: readonly number[]; unit: Unit }

/** A row whose year was typed: what its locked months leave is shared among the others. */
export function withYear(row: SheetRow, { shares, locked, unit }: Rule): SheetRow {
  const total = figureIn(row, 'anno')
  // What cannot be read shares nothing out.
  if (Number.isNaN(total)) return row
  const open = MONTHS.filter((mese) => !locked.includes(mese))
  const held = locked.reduce((sum, mese) => sum + (figureIn(row, nameOf(mese)) ?? 0), 0)
  const parts = allocate(
    Math.max(0, (total ?? 0) - held),
    open.map((mese) => shares[mese - 1] ?? 0),
    STEP[unit],
  )
  const months = Object.fromEntries(
    open.map((mese, index) => [nameOf(mese), total === null ? null : (parts[index] ?? 0)]),
  )
  const next = { ...row, cells: { ...row.cells, ...months } }
  return total === null ? { ...next, cells: { ...next.cells, anno: sumOf(next) } } : next
}

/** What was typed, with the years and the months made to agree: whichever of the two was changed leads. */
export const settled = (before: readonly SheetRow[], after: readonly SheetRow[], rule: Rule): SheetRow[] =>
  after.map((row, index) => {
    const old = before[index]
    if (!old || row === old) return row
    if (row.cells.anno !== old.cells.anno) return withYear(row, rule)
    return { ...row, cells: { ...row.cells, anno: sumOf(row) } }
  })

type Place = Pick<AnnoInput, 'anno' | 'version'> & { product: RigaBudget['product']; unit: Unit }

/** The cells that differ from what was read, as they are sent. */
export function changedCells(year: Anno, rows: readonly SheetRow[], { product, unit }: Place): RigaBudget[] {
  const figures = new Map(year.rows.map(({ key, mesi }) => [key, mesi]))
  return rows.flatMap((row) =>
    MONTHS.flatMap((mese): RigaBudget[] => {
      const was = figures.get(row.key)?.[mese - 1] ?? {}
      const now = figureIn(row, nameOf(mese))
      if ((was[FIGURE[unit]] ?? null) === now) return []
      const budget = was.budget ?? null
      return [
        unit === 'euro'
          ? { agentId: row.key, product, mese, importo: now }
          : { agentId: row.key, product, mese, importo: budget, pezzi: now === 0 ? null : now },
      ]
    }),
  )
}

/** The year as it is being changed. */
export function useDraft(year: Anno, unit: Unit) {
  const { value: rows, set, ...steps } = useUndo<SheetRow[]>(sheetOf(year, unit))
  const [locked, setLocked] = useState<number[]>(year.bloccati)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const rule = { shares: year.stagionalita, locked, unit }
  const change = (next: SheetRow[], group?: string) => {
    setErrors({})
    set(settled(rows, next, rule), group)
  }
  /** Every open month from another year, more or less so many per cent. */
  const fill = (from: Anno, figure: 'budget' | 'erogato' | 'pezzi' | 'nette', percent: number) => {
    const found = new Map(from.rows.map(({ key, mesi }) => [key, mesi]))
    const step = STEP[unit]
    const copied = rows.map((row) => {
      const months = Object.fromEntries(
        MONTHS.filter((mese) => !locked.includes(mese)).flatMap((mese) => {
          const value = found.get(row.key)?.[mese - 1]?.[figure]
          if (typeof value !== 'number' || value <= 0) return []
          return [[nameOf(mese), Math.round((value * (100 + percent)) / 100 / step) * step]]
        }),
      )
      const next = { ...row, cells: { ...row.cells, ...months } }
      return { ...next, cells: { ...next.cells, anno: sumOf(next) } }
    })
    setErrors({})
    set(copied)
  }
  return { rows, change, fill, ...steps, locked, setLocked, errors, setErrors }
}

/** What the server refused, by cell of the sheet. */
export const errorsByCell = (righe: readonly RigaBudget[], error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.errors.map(({ path, message }) => {
          const riga = righe[Number(path.split('.')[1])]
          return [riga ? cellKey(riga.agentId, nameOf(riga.mese)) : path, message]
        }),
      )
    : {}
