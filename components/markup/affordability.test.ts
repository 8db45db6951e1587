import { affordabilityOf, neededIncomeText } from './affordability'

const plain = (text: string | undefined) => text?.replace(/\u00a0/g, ' ')

describe('whether an instalment can be afforded', () => {
  it.each([
    [
      { rata: 727.02, rataReddito: 31.6096, rataSostenibile: 766.66 },
      true,
      'La rata è il 31,61% del reddito: entro la rata sostenibile, 766,66 €.',
    ],
    [
      { rata: 766.66, rataReddito: 33.333, rataSostenibile: 766.66 },
      true,
      'La rata è il 33,33% del reddito: entro la rata sostenibile, 766,66 €.',
    ],
    // Just past a third must not be read as a third.
    [
      { rata: 766.67, rataReddito: 33.3335, rataSostenibile: 766.66 },
      false,
      'La rata è il 33,34% del reddito: oltre la rata sostenibile, 766,66 €.',
    ],
    [
      { rata: 700, rataReddito: 35, rataSostenibile: 666.66, altreRate: 300 },
      false,
      'La rata è il 35,00% del reddito che ti resta, tolte le altre rate: oltre la rata sostenibile, 666,66 €.',
    ],
    [
      { rata: 700, rataReddito: null, rataSostenibile: 0, altreRate: 3_000 },
      false,
      'Le altre rate assorbono tutto il reddito indicato: nessuna banca può aggiungerne una.',
    ],
  ])('%j', (means, isWithin, words) => {
    const said = affordabilityOf(means)
    expect(said?.isWithin).toBe(isWithin)
    expect(plain(said?.words)).toBe(words)
  })

  it('says nothing where no income is known', () =>
    expect(affordabilityOf({ rata: 700, rataReddito: null, rataSostenibile: null })).toBeNull())
})

it.each([
  [727.02, 'Di solito serve un reddito netto di 2.190 € al mese, tre volte la rata.'],
  [700, 'Di solito serve un reddito netto di 2.100 € al mese, tre volte la rata.'],
])('an instalment of %d asks for an income', (rata, words) =>
  expect(plain(neededIncomeText(rata))).toBe(words),
)
