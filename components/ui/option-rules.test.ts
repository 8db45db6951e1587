import { type AgentOption, ALL_AGENTS, ALL_AGENTS_SENTENCE, choiceText, filterAgents } from './agent-choice'
import {
  deselectAll,
  filterOptions,
  namedExactly,
  selectAll,
  suggestTags,
  summary,
  toggle,
} from './option-rules'

const options = [
  { value: 'a', label: 'Milano' },
  { value: 'b', label: 'Mantova', disabled: true },
  { value: 'c', label: 'Roma' },
]

test('search does not look at the case', () => {
  expect(filterOptions(options, ' mI ').map(({ value }) => value)).toEqual(['a'])
  expect(filterOptions(options, '')).toHaveLength(3)
})

test('select all adds what is shown and may be chosen, without repeating', () => {
  expect(selectAll(['c'], options)).toEqual(['c', 'a'])
  expect(
    selectAll(
      ['x'],
      [options[2] ?? options[0]].filter((option) => option !== undefined),
    ),
  ).toEqual(['x', 'c'])
})

test('deselect all leaves what is hidden or cannot be changed', () => {
  expect(deselectAll(['a', 'b', 'c', 'x'], options)).toEqual(['b', 'x'])
})

test('toggle adds and removes', () => {
  expect(toggle(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggle(['a', 'b'], 'a')).toEqual(['b'])
})

test('the summary names two and counts more', () => {
  expect(summary(['c', 'a'], options)).toBe('Milano, Roma')
  expect(summary(['a', 'b', 'c'], options)).toBe('3 voci scelte')
  expect(summary([], options)).toBe('')
})

test('tags that are there already are not suggested', () => {
  expect(suggestTags(['MUTUO'], ['mutuo', 'Prestito', 'prestito auto'], 'PREST')).toEqual([
    'Prestito',
    'prestito auto',
  ])
})

test('agents are found by e-mail alone', () => {
  const agent: AgentOption = { _id: '1', nome: 'Ugo', cognome: 'Finto', email: 'Nord@demo.example' }
  expect(filterAgents([agent], 'nord@')).toEqual([agent])
  expect(filterAgents([agent], 'finto')).toEqual([])
  expect([null, ALL_AGENTS, '1', '2'].map((value) => choiceText(value, [agent]))).toEqual([
    'NESSUNO',
    ALL_AGENTS_SENTENCE,
    'Ugo Finto',
    'Agente non più presente',
  ])
})

test('a name or a code that was typed whole is its option', () => {
  const provinces = [
    { value: 'BO', label: 'Bologna (BO)' },
    { value: 'BZ', label: 'Bolzano (BZ)' },
  ]
  expect(namedExactly(provinces, 'bo')?.value).toBe('BO')
  expect(namedExactly(provinces, 'bolzano (bz)')?.value).toBe('BZ')
  expect(namedExactly(provinces, 'bol')).toBeUndefined()
})
