import { amountOf } from './amount'
import { partnerFields, stepHref } from './links'
import { mistakesOf, mutuiForm, partnerOf } from './schema'

describe('figures as people write them', () => {
  it.each([
    ['150000', 150_000],
    ['150.000', 150_000],
    [' 1.432,86 € ', 1432.86],
    ['1432.86', 1432.86],
    ['1.500', 1500],
    ['0', 0],
    ['', undefined],
  ])('%s is %s', (text, amount) => expect(amountOf(text)).toBe(amount))

  it.each(['molto', '1.50.000', '-5', '1e9', '0x10', 'Infinity', '1,234', '99999999999'])(
    '%s is no figure',
    (text) => expect(amountOf(text)).toBeNaN(),
  )
})

describe('what a partner says in the address', () => {
  it('is read, colours in one form', () => {
    const query = {
      agente: 'anna-rossi',
      partner: 'Studio D’Èsempio',
      colore: 'C40',
      raggio: '12',
      utm_source: ' x ',
    }
    expect(partnerFields(partnerOf(query))).toEqual({
      agente: 'anna-rossi',
      partner: 'Studio D’Èsempio',
      utm_source: 'x',
      colore: '#cc4400',
      raggio: '12',
    })
  })

  it.each([
    { partner: 'banca-vera.it' },
    { partner: 'x'.repeat(41) },
    { colore: 'red' },
    { sfondo: '#fff}html{display:none' },
    { raggio: '-1' },
    { raggio: '25' },
    { agente: 'a/b' },
    { utm_term: 'x'.repeat(201) },
    { altro: 'x' },
  ])('counts as nothing when it is %j', (query) => expect(partnerFields(partnerOf(query))).toEqual({}))

  it('goes on to the next step, escaped', () => {
    const href = stepHref('/iframes/prova', 'passo', partnerOf({ utm_source: 'a&b=c' }), {
      gettone: 'x',
      vuoto: '',
    })
    expect(href).toBe('/iframes/prova/passo?utm_source=a%26b%3Dc&gettone=x')
  })
})

it('says one thing about each field of a simulation', () => {
  const { error } = mutuiForm({
    finalita: 'x',
    importo: '0,001',
    durata: '2,5',
    provincia: 'mi',
    reddito: '',
  })
  const mistakes = mistakesOf(error?.issues ?? [])
  expect(Object.keys(mistakes).sort()).toEqual([
    'durata',
    'finalita',
    'importo',
    'provincia',
    'valoreImmobile',
  ])
  expect(mistakes.importo).toBe('Indica l’importo del mutuo in euro.')
})
