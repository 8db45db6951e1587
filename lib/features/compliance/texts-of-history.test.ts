import { type Entry, type State, statesOf, versionsIn } from './texts-of-history'

const on = (day: string) => new Date(`${day}T12:00:00+01:00`)
const state = (day: string, corpo: string | null): State => ({ at: on(day), corpo })
const STATES = [
  state('2025-01-10', 'A'),
  state('2026-03-01', 'B'),
  state('2026-03-01', 'C'),
  // Its title was changed, and later on it was taken off the site and came back.
  state('2026-04-01', 'C'),
  state('2026-08-01', null),
  state('2026-12-01', 'D'),
]

it.each([
  ['2024-01-01', '2025-01-09', []],
  ['2025-01-10', '2025-01-10', ['A']],
  ['2025-06-01', '2026-02-28', ['A']],
  ['2026-01-01', '2026-06-30', ['A', 'B', 'C']],
  ['2026-03-01', '2026-03-01', ['A', 'B', 'C']],
  ['2026-03-02', '2026-11-30', ['C']],
  ['2026-08-02', '2026-11-30', []],
  ['2026-07-01', '2026-12-01', ['C', 'D']],
  ['2027-01-01', '2027-12-31', ['D']],
])('from %s to %s these were in force: %j', (dal, al, bodies) => {
  const found = versionsIn(STATES, { dal, al }, { testo: 'Reclami', formato: 'html' })
  expect(found.map(({ corpo }) => corpo)).toEqual(bodies)
})

describe('what the history tells of an object', () => {
  const shown = ({ corpo, published }: Record<string, unknown>) => (published ? String(corpo) : null)
  const since = on('2025-01-01')
  const edit = (day: string, field: string, before: unknown, data: object): Entry => ({
    at: on(day),
    changes: [{ field, before }],
    data: { published: true, ...data },
  })

  it('is nothing but how it is where nobody has changed it', () => {
    expect(statesOf([], since, { corpo: 'A', published: true }, shown)).toEqual([{ at: since, corpo: 'A' }])
    expect(statesOf([], since, null, shown)).toEqual([])
  })

  it('begins with what its first change replaced, and ends where it was deleted', () => {
    const entries = [
      edit('2026-01-01', 'corpo', 'A', { corpo: 'B' }),
      { at: on('2026-02-01'), changes: [], data: null },
    ]
    expect(statesOf(entries, since, null, shown).map(({ corpo }) => corpo)).toEqual(['A', 'B', null])
    const deletion = {
      at: on('2026-02-01'),
      changes: [],
      data: null,
      deleted: { corpo: 'A', published: true },
    }
    expect(statesOf([deletion], since, null, shown).map(({ corpo }) => corpo)).toEqual(['A', null])
  })

  it('shows a draft from when it is published', () => {
    const entries = [
      { at: on('2026-01-01'), changes: [], data: { corpo: 'A', published: false } },
      edit('2026-02-01', 'published', false, { corpo: 'A' }),
    ]
    expect(statesOf(entries, since, null, shown)).toEqual([
      { at: on('2026-01-01'), corpo: null },
      { at: on('2026-02-01'), corpo: 'A' },
    ])
  })
})
