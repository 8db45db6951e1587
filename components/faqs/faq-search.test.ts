import { ranked, searchWords } from './faq-search'

const faq = (categoria: string, domanda: string, risposta = '') => ({ categoria, domanda, risposta })
const FAQS = [
  faq('Pratiche', 'Come apro una pratica?', '<p>Dalla richiesta.</p>'),
  faq('Pratiche', 'Posso inviare una pratica incompleta?', '<p>La banca può fermarla.</p>'),
  faq('Pratiche', 'Che cosa succede se una pratica si ferma?', '<p>Compare fra le ferme.</p>'),
  faq('Provvigioni', 'Quando maturano le provvigioni?', '<p>Alla liquidazione.</p>'),
  faq('Provvigioni', 'Quando vengono pagate?', '<p>Nel mese successivo.</p>'),
]
const found = (text: string) =>
  ranked(FAQS, searchWords(text), ({ categoria }) => categoria).map(({ domanda }) => domanda)

it('leaves out what every question says, and endings', () => {
  expect(searchWords('Quando vengono pagate le provvigioni?')).toEqual(['pagat', 'provvigion'])
  expect(searchWords('Le mie pratiche')).toEqual(searchWords('la mia pratica'))
  expect(searchWords('dove')).toEqual(['dov'])
  expect(searchWords('OAM')).toEqual(['oam'])
})

it('finds by the name of the category too', () => {
  expect(found('quando vengono pagate le provvigioni')).toEqual(['Quando vengono pagate?'])
  expect(found('provvigione')).toEqual(['Quando maturano le provvigioni?', 'Quando vengono pagate?'])
})

it('puts first what holds most of the words, where nothing holds all', () => {
  expect(found('Problema con la mia pratica ferma')[0]).toBe('Che cosa succede se una pratica si ferma?')
  expect(found('la stampante del bar')).toEqual([])
})
