import { stateOf } from './due-state'

it.each([
  [null, 'manca'],
  ['2026-11-27', 'in ritardo'],
  ['2026-11-28', 'oggi'],
  ['2026-11-29', 'in scadenza'],
])('due on %s: %s', (entro, label) => {
  expect(stateOf(entro, '2026-11-28').label).toBe(label)
})
