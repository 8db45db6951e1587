import type { Anno } from '@/lib/features/budgets/schema'
import { ApiError } from '@/lib/http/client'
import { changedCells, errorsByCell, settled, sheetOf } from './use-draft'

const SHARES = [7, 8, 9, 9, 10, 9, 8, 4, 9, 10, 9, 8]
const row = (key: string, budget: (number | null)[]) => ({
  key,
  label: `Agente ${key}`,
  mesi: Array.from({ length: 12 }, (_, index) => ({ budget: budget[index] ?? null, pezzi: null })),
  totale: {},
})
const YEAR: Anno = {
  anno: 2026,
  version: 3,
  bloccati: [1],
  stagionalita: SHARES,
  gruppo: 'agente',
  rows: [row('a', [100, 200]), row('00000000-0000-0000-0000-000000000000', [5])],
  totals: { mesi: [], totale: {} },
  asOf: '',
}
const rule = { shares: SHARES, locked: [1], unit: 'euro' as const }
const cells = (rows: ReturnType<typeof sheetOf>) => rows[0]?.cells ?? {}

it('has a row for each agent, with the sum of the months; nobody’s production is no row', () => {
  const rows = sheetOf(YEAR, 'euro')
  expect(rows.map(({ key }) => key)).toEqual(['a'])
  expect([cells(rows).anno, cells(rows).m1, cells(rows).m3]).toEqual([300, 100, null])
})

it('shares a typed year among the open months, and keeps the locked ones', () => {
  const rows = sheetOf(YEAR, 'euro')
  const typed = rows.map((one) => ({ ...one, cells: { ...one.cells, anno: 93_100 } }))
  const after = cells(settled(rows, typed, rule))
  expect([after.m1, after.m2, after.m5, after.m8]).toEqual([100, 8_000, 10_000, 4_000])
  const months = Array.from({ length: 12 }, (_, index) => Number(after[`m${index + 1}`]))
  expect(months.reduce((sum, value) => sum + value, 0)).toBe(93_100)
})

it('shares a year with cents without losing one', () => {
  const rows = sheetOf(YEAR, 'euro')
  const typed = rows.map((one) => ({ ...one, cells: { ...one.cells, anno: 93_100.1 } }))
  expect(cells(settled(rows, typed, rule)).m5).toBe(10_000.1)
})

it('adds a typed month to the year, and empties the open months with the year', () => {
  const rows = sheetOf(YEAR, 'euro')
  const typed = rows.map((one) => ({ ...one, cells: { ...one.cells, m3: 50 } }))
  expect(cells(settled(rows, typed, rule)).anno).toBe(350)
  const emptied = rows.map((one) => ({ ...one, cells: { ...one.cells, anno: null } }))
  const after = cells(settled(rows, emptied, rule))
  expect([after.m1, after.m2, after.anno]).toEqual([100, null, 100])
})

it('sends the cells that differ, and finds the cell of what is refused', () => {
  const rows = sheetOf(YEAR, 'euro')
  const place = { anno: 2026, version: 3, product: 'mutuo' as const, unit: 'euro' as const }
  expect(changedCells(YEAR, rows, place)).toEqual([])
  const typed = rows.map((one) => ({ ...one, cells: { ...one.cells, m2: null, m3: 50 } }))
  const righe = changedCells(YEAR, typed, place)
  expect(righe).toEqual([
    { agentId: 'a', product: 'mutuo', mese: 2, importo: null },
    { agentId: 'a', product: 'mutuo', mese: 3, importo: 50 },
  ])
  const pieces = changedCells(YEAR, typed, { ...place, unit: 'pezzi' })
  expect(pieces).toContainEqual({ agentId: 'a', product: 'mutuo', mese: 3, importo: null, pezzi: 50 })
  const refused = Object.assign(Object.create(ApiError.prototype), {
    errors: [{ path: 'righe.1.mese', message: 'Marzo 2026 è bloccato.' }],
  })
  expect(errorsByCell(righe, refused)).toEqual({ 'a.m3': 'Marzo 2026 è bloccato.' })
})
