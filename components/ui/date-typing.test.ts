import { EMPTY_PARTS } from './date-rules'
import { isFull, pasted, stepped, typed } from './date-typing'

const today = { giorno: 21, mese: 11, anno: 2026, ore: 9, minuti: 30, secondi: 0 }

test.each([
  ['3', 'giorno', false],
  ['4', 'giorno', true],
  ['1', 'mese', false],
  ['2', 'mese', true],
  ['202', 'anno', false],
  ['2026', 'anno', true],
  ['3', 'ore', true],
  ['', 'mese', false],
] as const)('"%s" in %s is full: %s', (text, field, full) => {
  expect(isFull(text, field)).toBe(full)
})

test('a year that is being typed is not a year yet', () => {
  expect(typed('202', 'anno', today).anno).toBeNull()
  expect(typed('2027', 'anno', today).anno).toBe(2027)
  expect(typed('', 'giorno', today).giorno).toBeNull()
})

test('arrows start from today and stop at the limits', () => {
  expect(stepped('anno', 1, EMPTY_PARTS, today).anno).toBe(2026)
  expect(stepped('mese', 1, { ...today, mese: 12 }, today).mese).toBe(12)
  expect(stepped('mese', -1, { ...today, giorno: 31, mese: 12 }, today)).toMatchObject({
    giorno: 30,
    mese: 11,
  })
})

test.each([
  ['21/11/2026', { giorno: 21, mese: 11, anno: 2026, ore: null }],
  ['2026-11-21', { giorno: 21, mese: 11, anno: 2026, ore: null }],
  ['31.02.2026', { giorno: 28, mese: 2, anno: 2026 }],
  ['21/11/2026, 09:30', { giorno: 21, ore: 9, minuti: 30, secondi: 0 }],
  ['2026-11-21T09:30:15', { giorno: 21, ore: 9, minuti: 30, secondi: 15 }],
])('"%s" can be pasted', (text, expected) => {
  expect(pasted(text)).toMatchObject(expected)
})

test('other text is not a date', () => {
  expect(pasted('domani')).toBeNull()
})
