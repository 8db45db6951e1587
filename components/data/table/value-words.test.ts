import type { Field } from '@/lib/resources/view'
import { valueWords } from './value-words'

const BAND: Field[] = [
  { name: 'ltvMax', label: 'LTV fino a', kind: 'rate' },
  { name: 'durataMax', label: 'Mesi fino a', kind: 'number' },
  { name: 'spread', label: 'Spread', kind: 'rate' },
]

describe('a value of a record in words', () => {
  it.each([
    [null, undefined, '—'],
    [[], undefined, '—'],
    [true, undefined, 'Sì'],
    ['2026-11-21', undefined, '21/11/2026'],
    ['2026-11-21T07:22:00.000Z', undefined, '21/11/2026, 08:22'],
    ['<p>Uno</p><p>due</p>', undefined, 'Uno\ndue'],
    [45.464211, undefined, '45,464211'],
  ])('%j → %s', (value, field, words) => expect(valueWords(value, field)).toBe(words))

  it('uses the words of its field', () => {
    const field = { name: 'x', label: 'X' }
    const options = [{ value: 'mutui', label: 'Mutui' }]
    expect(valueWords('mutui', { ...field, kind: 'select', options })).toBe('Mutui')
    expect(valueWords(['mutui', 'altro'], { ...field, kind: 'multiselect', options })).toBe('Mutui, altro')
    expect(valueWords(1432.86, { ...field, kind: 'money' })).toBe('1.432,86\u00a0€')
    expect(valueWords(3.2, { ...field, kind: 'rate' })).toBe('3,20%')
    expect(valueWords('+393513000009', { ...field, kind: 'phone' })).toBe('+39 351 300 0009')
  })

  it('reads what the history keeps as text: cents and decimals', () => {
    const field = { name: 'x', label: 'X' }
    expect(valueWords('40000000', { ...field, kind: 'money' })).toBe('400.000,00\u00a0€')
    expect(valueWords('1.2', { ...field, kind: 'rate' })).toBe('1,20%')
  })

  it('says opening hours and bands line by line', () => {
    const field = { name: 'x', label: 'X' }
    const hours = [{ giorno: 1, dalle: '09:00', alle: '13:00' }]
    expect(valueWords(hours, { ...field, kind: 'hours' })).toBe('Lunedì 09:00–13:00')
    const bands = [{ ltvMax: 80, durataMax: 360, spread: 1 }]
    const rows = { one: 'fascia', fields: BAND, initial: {} }
    expect(valueWords(bands, { ...field, kind: 'rows', rows })).toBe(
      'LTV fino a 80,00%, Mesi fino a 360, Spread 1,00%',
    )
    expect(valueWords([], { ...field, kind: 'rows', rows })).toBe('—')
    const fields: Field[] = [
      { name: 'tipo', label: 'Se', kind: 'text' },
      { name: 'chi', label: 'Chi', kind: 'text', when: { field: 'tipo', in: ['persona'] } },
    ]
    const lines = [
      { tipo: 'persona', chi: 'Ada' },
      { tipo: 'tutti', chi: null },
    ]
    expect(valueWords(lines, { ...field, kind: 'rows', rows: { ...rows, fields } })).toBe(
      'Se persona, Chi Ada\nSe tutti',
    )
  })
})
