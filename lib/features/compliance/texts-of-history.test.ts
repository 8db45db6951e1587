import { versionsIn } from './texts-of-history'

const at = (day: string, corpo: string) => ({ at: new Date(`${day}T12:00:00+01:00`), corpo })
const WRITTEN = [at('2025-01-10', 'A'), at('2026-03-01', 'B'), at('2026-03-01', 'C'), at('2026-12-01', 'D')]

it.each([
  ['2024-01-01', '2024-12-31', []],
  ['2025-01-01', '2025-01-09', []],
  ['2025-01-10', '2025-01-10', ['A']],
  ['2025-06-01', '2026-02-28', ['A']],
  ['2026-01-01', '2026-06-30', ['A', 'B', 'C']],
  ['2026-03-02', '2026-11-30', ['C']],
  ['2026-03-02', '2026-12-01', ['C', 'D']],
  ['2027-01-01', '2027-12-31', ['D']],
])('from %s to %s these were in force: %j', (dal, al, bodies) => {
  const found = versionsIn(WRITTEN, { dal, al }, { testo: 'Reclami', formato: 'html' })
  expect(found.map(({ corpo }) => corpo)).toEqual(bodies)
})
