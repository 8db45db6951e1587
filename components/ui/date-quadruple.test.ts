import { partsOfQuadruple, toDay, toQuadruple } from './date-quadruple'
import { EMPTY_PARTS } from './date-rules'

test('quadruple mode gives the date and its parts', () => {
  const value = toQuadruple({ ...EMPTY_PARTS, giorno: 9, mese: 3, anno: 2026 })
  expect(value).toEqual({ date: '2026-03-09T07:00:00.000Z', giorno: 9, mese: 3, anno: 2026 })
  expect(toQuadruple(partsOfQuadruple(value))).toEqual(value)
})

test('an incomplete quadruple has no date and keeps the parts that are there', () => {
  expect(toQuadruple({ ...EMPTY_PARTS, mese: 3, anno: 2026 })).toEqual({
    date: null,
    giorno: null,
    mese: 3,
    anno: 2026,
  })
})

test('a day is written with two digits', () => {
  expect(toDay({ ...EMPTY_PARTS, giorno: 9, mese: 3, anno: 2026 })).toBe('2026-03-09')
  expect(toDay({ ...EMPTY_PARTS, giorno: 9, anno: 2026 })).toBeNull()
})
