import { partnerFields, stepHref } from './links'
import { mistakesOf, mutuiForm, partnerOf, prestitiForm } from './schema'

describe('figures as people write them', () => {
  const form = { finalita: 'auto', durata: '48' }
  const TAKES = 'Indica l’importo del prestito in euro: da 1.000 a 60.000.'

  it.each([
    ['15000', 15_000],
    ['15.000', 15_000],
    [' 1.432,86 € ', 1432.86],
    ['1432.86', 1432.86],
    ['1.500', 1500],
    ['15 000,50', 15_000.5],
  ])('%s is %s', (text, importo) => {
    expect(prestitiForm({ ...form, importo: text }).data).toMatchObject({ importo })
  })

  it.each([
    ['', TAKES],
    ['molto', `«molto» non è un numero. ${TAKES}`],
    ['15,000', `15,000: intendi 15.000 € o 15,00 €? ${TAKES}`],
    ['-5', `Il numero non può essere negativo. ${TAKES}`],
    ['1e9', `«1e9» non è un numero. ${TAKES}`],
    ['99999999999', TAKES],
  ])('%j is refused at its field', (text, message) => {
    const { error } = prestitiForm({ ...form, importo: text })
    expect(mistakesOf(error?.issues ?? [])).toEqual({ importo: message })
  })
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
  expect(mistakes.importo).toBe(
    '0,001 ha più di due decimali: un importo ne ha al massimo due. Indica l’importo del mutuo in euro: da 0,01 a 100.000.000.',
  )
})
