import type { CrossReply } from '@/lib/reports/summary/chart-view'
import { parted } from './chart-figures'
import { crossFigures, turned } from './cross-figures'

const sides = (names: string[]) => names.map((key) => ({ key, label: key.toUpperCase(), total: 2 }))
const cross = (rows: string[], columns: string[]): CrossReply => ({
  from: '2026-01-01',
  to: '2026-12-31',
  column: 'erogato',
  asOf: '2026-12-31T00:00:00Z',
  rows: sides(rows),
  columns: sides(columns),
  cells: [{ row: rows[0] ?? '', column: columns[0] ?? '', value: 1.5, href: '/lista' }],
})
const column = { path: 'erogato', label: 'Erogato', kind: 'money' as const, definition: '' }
const many = Array.from({ length: 30 }, (_, index) => `c${index}`)

test('a table of two groupings has the whole of each row and of each column', () => {
  const { head, rows } = crossFigures(
    { cross: cross(['a', 'b'], ['x', 'y']), rows: 'Banca', columns: 'Mese' },
    column,
    4,
  )
  expect(head).toEqual(['Banca', 'X', 'Y', 'Totale'])
  expect(rows.map(({ cells }) => cells.map(({ raw }) => raw))).toEqual([
    ['A', '1,50', '', '2,00'],
    ['B', '', '', '2,00'],
    ['Totale', '2,00', '2,00', '4,00'],
  ])
  expect(rows[0]?.cells[1]?.href).toBe('/lista')
})

test('what is too wide is read downwards', () => {
  const wide = turned({ cross: cross(['a'], many), rows: 'Mese', columns: 'Agente' })
  expect([wide.rows, wide.cross.rows.length, wide.cross.columns.length]).toEqual(['Agente', 30, 1])
  expect(wide.cross.cells[0]).toMatchObject({ row: 'c0', column: 'a', href: '/lista' })
  const long = { cross: cross(many, ['a']), rows: 'Agente', columns: 'Mese' }
  expect(turned(long)).toEqual(long)
})

test('of many parts the largest stand for themselves, and the others together', () => {
  const { columns, cells } = parted(cross(['a', 'b'], many))
  expect(columns.map(({ key }) => key)).toEqual(['c0', 'c1', 'c2', 'c3', 'resto'])
  expect(cells.map(({ row, column: of, value }) => [row, of, value])).toEqual([
    ['a', 'c0', 1.5],
    ['a', 'resto', 0.5],
    ['b', 'resto', 2],
  ])
  const few = cross(['a'], many.slice(0, 5))
  expect(parted(few)).toBe(few)
})
