'use client'

import { useState } from 'react'
import type { SheetRow } from '@/components/data/sheet/sheet-types'
import { cellKey } from '@/components/data/sheet/sheet-types'
import { useUndo } from '@/components/data/sheet/use-undo'
import {
  equalParts,
  type Gruppo,
  type GruppoInput,
  gruppoSchema,
  isWhole,
  type Membro,
  normalizeWeights,
  sumOf,
} from '@/lib/features/leads/perc-leads/schema'
import { ApiError } from '@/lib/http/client'
import { presenceWords } from './words'

const rowOf = (membro: Membro): SheetRow => ({
  key: membro.agentId,
  title: membro.nome,
  note: membro.presenza === 'presente' ? undefined : presenceWords(membro),
  cells: { peso: membro.peso, giorno: membro.tettoGiorno, mese: membro.tettoMese },
})
const figure = (row: SheetRow, name: string): number | null => {
  const value = row.cells[name]
  return typeof value === 'number' ? value : null
}
export const weightsIn = (rows: readonly SheetRow[]) =>
  rows.map((row) => ({ agentId: row.key, peso: figure(row, 'peso') ?? 0 }))

/** The group as it is being changed, with what is wrong in it. */
export function useDraft(gruppo?: Gruppo) {
  const { value: rows, set, ...steps } = useUndo<SheetRow[]>((gruppo?.membri ?? []).map(rowOf))
  const [dal, setDal] = useState<string | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const weights = weightsIn(rows)
  const change = (next: SheetRow[], group?: string) => {
    setErrors({})
    set(next, group)
  }
  const withWeights = (parts: readonly { agentId: string; peso: number }[]) => {
    const found = new Map(parts.map(({ agentId, peso }) => [agentId, peso]))
    change(rows.map((row) => ({ ...row, cells: { ...row.cells, peso: found.get(row.key) ?? null } })))
  }
  return {
    rows,
    change,
    ...steps,
    dal,
    setDal,
    errors,
    setErrors,
    sum: sumOf(weights),
    isWhole: isWhole(weights),
    divide: () => withWeights(equalParts(rows.map(({ key }) => key))),
    /** The same proportions, up to 100; agents without a weight stay without one. */
    fill: () => withWeights(normalizeWeights(weights.filter(({ peso }) => peso > 0))),
    add: (agentId: string, title: string) =>
      change([...rows, { key: agentId, title, cells: { peso: null, giorno: null, mese: null } }]),
    remove: (agentId: string) => change(rows.filter(({ key }) => key !== agentId)),
  }
}

type Place = Pick<GruppoInput, 'product' | 'provincia' | 'version'>

/** What is sent of a draft; throws what is wrong by cell, as the server would. */
export function bodyOf(rows: readonly SheetRow[], place: Place, dal: string | null): GruppoInput {
  const tetti = rows.flatMap((row) => {
    const [giorno, mese] = [figure(row, 'giorno'), figure(row, 'mese')]
    return giorno === null && mese === null ? [] : [{ agentId: row.key, giorno, mese }]
  })
  const pesi = weightsIn(rows)
  const closing = pesi.length === 0 ? { chiudi: true as const } : {}
  return { ...place, ...(dal ? { dal } : {}), pesi, ...(tetti.length > 0 ? { tetti } : {}), ...closing }
}

/** Errors of the body by cell of the sheet; what belongs to none is under its own path. */
export function errorsByCell(input: GruppoInput, found: readonly { path: string; message: string }[]) {
  return Object.fromEntries(
    found.map(({ path, message }) => {
      const [list, index, field] = path.split('.')
      const agentId = (list === 'tetti' ? input.tetti : input.pesi)?.[Number(index)]?.agentId
      const column = field === 'agentId' ? 'peso' : field
      return [agentId && column ? cellKey(agentId, column) : path, message]
    }),
  )
}

/** What is wrong before it is sent; null where nothing is. */
export function mistakes(input: GruppoInput): Record<string, string> | null {
  const checked = gruppoSchema.safeParse(input)
  if (checked.success) return null
  const issues = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return errorsByCell(input, issues)
}

export const problemsOf = (input: GruppoInput, error: unknown): Record<string, string> =>
  error instanceof ApiError ? errorsByCell(input, error.errors) : {}
