import type { Filter } from '@/lib/resources/view'
import { filterWords } from './filter-words'

const of = (kind: Filter['kind']): Filter => ({
  name: 'x',
  label: 'X',
  kind,
  options: [
    { value: 'nuovo', label: 'Nuovo' },
    { value: 'perso', label: 'Perso' },
    { value: 'altro', label: 'Altro' },
  ],
})

it.each([
  ['enum', 'nuovo', 'è Nuovo'],
  ['enum', 'nuovo,perso', 'è Nuovo o Perso'],
  ['enum', 'nuovo,perso,altro', 'è Nuovo, Perso o Altro'],
  ['enum', 'inventato', 'è inventato'],
  ['boolean', 'true', 'sì'],
  ['boolean', 'false', 'no'],
  ['dayRange', '2026-10-01..', 'dal 01/10/2026'],
  ['dayRange', '2026-10-01..2026-10-31', 'dal 01/10/2026 al 31/10/2026'],
  ['dayRange', '..2026-10-31', 'fino al 31/10/2026'],
  ['dayRange', 'ieri..', 'dal ieri'],
  ['numberRange', '1000..2000', 'da 1.000 a 2.000'],
  ['numberRange', '..x', 'fino a x'],
  ['moneyRange', '..15,000', 'fino a 15,000'],
  ['text', 'Perizia bassa', '«Perizia bassa»'],
  ['reached', 'perso', 'Perso'],
] as const)('a filter of kind %s that asks %s reads “%s”', (kind, value, words) => {
  expect(filterWords(of(kind), value)).toBe(words)
})

it('writes amounts as money, and a reference by its name', () => {
  for (const typed of ['150000..', '150.000..'])
    expect(filterWords(of('moneyRange'), typed)).toMatch(/^da 150\.000.*€$/)
  expect(filterWords(of('ref'), 'id-1', 'Maria Rossi')).toBe('è Maria Rossi')
  expect(filterWords(of('ref'), 'id-1')).toBe('è …')
  expect(filterWords(of('ref'), 'null')).toBe('non c’è')
})
