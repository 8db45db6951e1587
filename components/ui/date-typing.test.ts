import { EMPTY_PARTS } from './date-rules'
import { isFull, leftYear, pasted, stepped, typed } from './date-typing'

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
  expect(typed('202', 'anno')).toBeNull()
  expect(typed('2027', 'anno')).toBe(2027)
  expect(typed('1198', 'anno')).toBeNull()
  expect(typed('', 'giorno')).toBeNull()
  expect(['80', '26', '29', '5', '198'].map((text) => leftYear(text))).toEqual([1980, 2026, 2029, null, null])
})
it('a year of two figures of a day that has been is a past one', () => {
  const past = { notAfter: '2026-11-28' }
  expect(['80', '26', '29', '2029'].map((text) => leftYear(text, {}, past))).toEqual([1980, 2026, 1929, 2029])
  expect(leftYear('26', { giorno: 31, mese: 12 }, past)).toBe(1926)
  expect(leftYear('26', { giorno: 1, mese: 11 }, past)).toBe(2026)
  expect(leftYear('27', { giorno: 29, mese: 2 }, past)).toBe(1927)
  expect(pasted('1/3/29', past)).toMatchObject({ parts: { anno: 1929 } })
  expect(pasted('1/3/29')).toMatchObject({ parts: { anno: 2029 } })
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
  ['1/3/80', { giorno: 1, mese: 3, anno: 1980, ore: null }],
  ['01.03.1980', { giorno: 1, mese: 3, anno: 1980 }],
  ['1 marzo 1980', { giorno: 1, mese: 3, anno: 1980 }],
  ['21/11/2026, 09:30', { giorno: 21, ore: 9, minuti: 30, secondi: 0 }],
  ['2026-11-21T09:30:15', { giorno: 21, ore: 9, minuti: 30, secondi: 15 }],
  ['01/03/2026 02:30 PM', { giorno: 1, mese: 3, anno: 2026, ore: 14, minuti: 30, secondi: 0 }],
  ['2026-03-01 12:05:09 a.m.', { ore: 0, minuti: 5, secondi: 9 }],
  ['01/03/2026 12:05 pm', { ore: 12, minuti: 5 }],
  ['01/03/2026 14:30 PM', { ore: 14, minuti: 30 }],
])('"%s" can be pasted', (text, parts) => {
  expect(pasted(text)).toMatchObject({ parts })
})

it('an instant is pasted as clocks in Italy show it', () => {
  const here = { giorno: 22, mese: 11, ore: 0, minuti: 30, secondi: 15 }
  const written = ['2026-11-21T23:30:15Z', '2026-11-21T23:30:15.000Z', '2026-11-22T00:30:15+01:00']
  for (const text of written) expect(pasted(text)).toMatchObject({ parts: here })
})

test('a time of day does not count where none is asked for', () => {
  const parts = { giorno: 21, mese: 11, anno: 2026, ore: null }
  expect(pasted('21/11/2026 24:00', { isTimed: false })).toMatchObject({ parts })
})

test.each(['domani', '31.02.2026', '12/31/1980', '21/11/2026 24:00', '21/11/2026 09:75'])(
  '"%s" is refused with a sentence',
  (text) => {
    expect(pasted(text)).toEqual({ problem: expect.stringMatching(/\.$/) })
  },
)
