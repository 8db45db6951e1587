import { stretches } from './highlight'

const marked = (text: string, ...words: string[]) =>
  stretches(text, words)
    .map(({ text: part, found }) => (found ? `[${part}]` : part))
    .join('')

describe('words that were looked for', () => {
  it('are found without regard to case and accents', () => {
    expect(marked('Perché la città cambia', 'perche', 'citta')).toBe('[Perché] la [città] cambia')
  })

  it('are found inside words, each time, and where they overlap', () => {
    expect(marked('mutuo mutui', 'mutu')).toBe('[mutu]o [mutu]i')
    expect(marked('abcd', 'abc', 'bcd')).toBe('[abcd]')
  })

  it('leave the text as it is when they are not there', () => {
    expect(marked('Tassi 😀 & rate', 'casa', '')).toBe('Tassi 😀 & rate')
  })
})
