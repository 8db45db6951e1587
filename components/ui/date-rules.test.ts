import {
  clampParts,
  type DateParts,
  EMPTY_PARTS,
  isBegun,
  lastDayOfMonth,
  pickDay,
  statusOf,
  toInstant,
  toParts,
} from './date-rules'

const parts = (over: Partial<DateParts>): DateParts => ({ ...EMPTY_PARTS, ...over })

describe('clamping', () => {
  test.each([
    [{ giorno: 0 }, { giorno: 1 }],
    [{ giorno: -7 }, { giorno: 1 }],
    [{ giorno: 32 }, { giorno: 31 }],
    [{ giorno: 31, mese: 4 }, { giorno: 30 }],
    [{ giorno: 31, mese: 2 }, { giorno: 29 }],
    [{ giorno: 31, mese: 2, anno: 2023 }, { giorno: 28 }],
    [{ giorno: 31, mese: 2, anno: 2024 }, { giorno: 29 }],
    [{ giorno: 29, mese: 2, anno: 1900 }, { giorno: 28 }],
    [
      { giorno: 31, mese: 14 },
      { mese: 12, giorno: 31 },
    ],
    [{ mese: 0 }, { mese: 1 }],
    [{ anno: 1899 }, { anno: 1900 }],
    [{ anno: 2901 }, { anno: 2900 }],
    [
      { ore: 24, minuti: 60, secondi: 99 },
      { ore: 23, minuti: 59, secondi: 59 },
    ],
    [
      { ore: -1, minuti: -1, secondi: -1 },
      { ore: 0, minuti: 0, secondi: 0 },
    ],
  ])('%j becomes %j', (given, expected) => {
    expect(clampParts(parts(given))).toMatchObject(expected)
  })

  test('parts that are missing stay missing', () => {
    expect(clampParts(EMPTY_PARTS)).toEqual(EMPTY_PARTS)
  })

  test('without a month every day up to 31 is possible', () => {
    expect(lastDayOfMonth(null, null)).toBe(31)
  })
})

test.each(['1/3/80', 'incompleta', '2026', 'March 7', '2026-02-31', '2026-11-21T09:30'])(
  '%s is no date of a form',
  (text) => {
    expect(toParts(text)).toEqual(EMPTY_PARTS)
  },
)

describe('a time that clocks leave out', () => {
  const at = (ore: number) => parts({ giorno: 29, mese: 3, anno: 2026, ore, minuti: 30, secondi: 0 })

  test('is no date, and nothing is sent in its place', () => {
    expect([statusOf(at(2), 'minute'), toInstant(at(2), 'minute')]).toEqual([0, null])
    expect(isBegun(at(2), 'datetime')).toBe(true)
    expect(statusOf(at(3), 'minute')).toBe(1)
    expect(statusOf(at(2), 'date')).toBe(1)
    expect(toInstant(at(3), 'minute')).toBe('2026-03-29T01:30:00.000Z')
  })
})

describe('status and value', () => {
  const day = parts({ giorno: 21, mese: 11, anno: 2026 })

  test('a date needs day, month and year', () => {
    expect(statusOf(day, 'date')).toBe(1)
    for (const field of ['giorno', 'mese', 'anno'] as const) {
      expect(statusOf({ ...day, [field]: null }, 'date')).toBe(0)
      expect(toInstant({ ...day, [field]: null }, 'date')).toBeNull()
    }
  })

  test('a time to the minute asks for no seconds', () => {
    const full = { ...day, ore: 9, minuti: 30, secondi: null }
    expect([statusOf(full, 'minute'), statusOf({ ...full, minuti: null }, 'minute')]).toEqual([1, 0])
    expect(new Date(toInstant(full, 'minute') ?? '').getSeconds()).toBe(0)
    expect(toInstant({ ...full, minuti: null }, 'minute')).toBeNull()
  })

  test('a date with time needs hours, minutes and seconds too', () => {
    const full = { ...day, ore: 0, minuti: 0, secondi: 0 }
    expect(statusOf(day, 'datetime')).toBe(0)
    expect(toInstant(day, 'datetime')).toBeNull()
    expect(statusOf(full, 'datetime')).toBe(1)
    expect(toInstant({ ...full, secondi: null }, 'datetime')).toBeNull()
    expect(toInstant(full, 'datetime')).toBe('2026-11-20T23:00:00.000Z')
  })

  test('a day is stored at 08:00 of Italy, in winter and in summer', () => {
    expect(toInstant({ ...day, mese: 1 }, 'date')).toBe('2026-01-21T07:00:00.000Z')
    expect(toInstant({ ...day, mese: 7 }, 'date')).toBe('2026-07-21T06:00:00.000Z')
  })

  test('reading what was written gives the same parts', () => {
    const full = { ...day, ore: 17, minuti: 5, secondi: 9 }
    expect(toParts(toInstant(full, 'datetime'))).toEqual(full)
    expect(toParts('1933-07-04T05:06:07Z')).toMatchObject({ giorno: 4, mese: 7, anno: 1933, minuti: 6 })
  })

  test('a bare day is read as that day, whatever the time zone', () => {
    expect(toParts('2026-01-01')).toMatchObject({ giorno: 1, mese: 1, anno: 2026 })
  })

  test('what is not a date is nothing', () => {
    expect(toParts('ieri')).toEqual(EMPTY_PARTS)
  })

  test('a pick from the calendar sets the time to 08:00:00', () => {
    expect(pickDay('2026-02-28')).toEqual({ giorno: 28, mese: 2, anno: 2026, ore: 8, minuti: 0, secondi: 0 })
  })
})
