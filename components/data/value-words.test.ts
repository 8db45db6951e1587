import { valueWords } from './value-words'

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
  })
})
