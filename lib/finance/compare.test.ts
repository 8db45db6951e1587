import { confrontaMutui } from './compare'
import type { ProdottoMutuo, RichiestaMutuo } from './mortgage-products'
import { prodottoMutuo, richiestaMutuo, valoriProva } from './test-products'

const confronta = (prodotti: ProdottoMutuo[], change: Partial<RichiestaMutuo> = {}) =>
  confrontaMutui({ ...richiestaMutuo, ...change }, prodotti, valoriProva)
const offerta = (prodotto: Partial<ProdottoMutuo>, change: Partial<RichiestaMutuo> = {}) =>
  confronta([prodottoMutuo(prodotto)], change).offerte[0]

describe('offerte', () => {
  it('dà le cifre dell’esempio del dominio', () => {
    expect(offerta({})).toMatchObject({
      indice: { indice: 'EURIRS', tenor: '25Y', valore: 2.6 },
      spread: 0.6,
      tan: 3.2,
      taeg: 3.3577,
      rata: 72_702,
      durataMesi: 300,
      totaleInteressi: 6_810_528,
      totale: 15_000_000 + 6_810_528 + 142_500 + 300 * 150,
      costi: [
        { voce: 'Istruttoria', importo: 75_000, quando: 'iniziale' },
        { voce: 'Perizia', importo: 30_000, quando: 'iniziale' },
        { voce: 'Imposta sostitutiva', importo: 37_500, quando: 'iniziale' },
        { voce: 'Incasso rata', importo: 150, quando: 'mensile' },
      ],
    })
  })

  it('le ordina per TAEG, non per rata', () => {
    const cheapRate = prodottoMutuo({ id: 'a', spread: 0.5, istruttoria: { fissa: 0, percentuale: 3 } })
    const cheapCost = prodottoMutuo({ id: 'b', spread: 0.6, istruttoria: { fissa: 0, percentuale: 0 } })
    const { offerte } = confronta([cheapRate, cheapCost])
    expect(offerte.map(({ prodotto }) => prodotto.id)).toEqual(['b', 'a'])
    expect(offerte[1]?.rata).toBeLessThan(offerte[0]?.rata ?? 0)
  })

  it('conta polizza e mediazione', () => {
    const costi = offerta({ assicurazione: 0.02, compensoMediatore: 1.5 })?.costi
    expect(costi).toContainEqual({ voce: 'Assicurazione obbligatoria', importo: 3_000, quando: 'annuale' })
    expect(costi).toContainEqual({ voce: 'Compenso di mediazione', importo: 225_000, quando: 'iniziale' })
  })

  it('la surroga non costa nulla all’inizio', () => {
    const surroga = offerta({ compensoMediatore: 1 }, { finalita: 'surroga' })
    expect(surroga?.costi).toEqual([{ voce: 'Incasso rata', importo: 150, quando: 'mensile' }])
  })

  it('un mutuo verde è un’offerta solo per la classe indicata, con la sua condizione accanto', () => {
    const verde = { classiEnergetiche: ['A', 'B'] as const, scontoGreen: 0.3 }
    expect(offerta(verde)).toBeUndefined()
    expect(offerta(verde, { classeEnergetica: 'C' })).toBeUndefined()
    expect(offerta(verde, { classeEnergetica: 'A' })).toMatchObject({
      tan: 2.9,
      condizione: 'È riservato agli immobili in classe energetica A o B.',
    })
    expect(offerta({ scontoGreen: 0.1 }, { classeEnergetica: 'B' })?.condizione).toBe(
      'Tasso ridotto perché la casa è in classe energetica B.',
    )
    expect(offerta({ scontoGreen: 0.1 })?.condizione).toBeNull()
  })

  it('sceglie la fascia di spread più stretta e lo sconto per le classi A e B', () => {
    const spreadByLtv = [
      { ltvMax: 80, durataMax: 360, spread: 0.7 },
      { ltvMax: 75, durataMax: 360, spread: 0.5 },
      { ltvMax: 75, durataMax: 300, spread: 0.45 },
      { ltvMax: 50, durataMax: 360, spread: 0.2 },
    ]
    expect(offerta({ spreadByLtv })?.spread).toBe(0.45)
    expect(offerta({ spreadByLtv }, { durataMesi: 312 })?.spread).toBe(0.5)
    expect(offerta({ spreadByLtv: spreadByLtv.slice(3) })?.spread).toBe(0.6)
    expect(offerta({ scontoGreen: 0.1 }, { classeEnergetica: 'B' })?.tan).toBe(3.1)
    expect(offerta({ scontoGreen: 0.1 }, { classeEnergetica: 'C' })?.tan).toBe(3.2)
  })

  it('variabile, capped e senza indice', () => {
    expect(offerta({ tipoTasso: 'variabile', indice: 'EURIBOR_3M' })?.tan).toBe(2.6)
    expect(offerta({ tipoTasso: 'capped', indice: 'EURIBOR_3M', cap: 2.5 })?.tan).toBe(2.5)
    expect(offerta({ indice: null, spread: 3.45 })).toMatchObject({ tan: 3.45, indice: null })
  })

  it('misto: fisso per un periodo, poi l’indice', () => {
    const misto = { tipoTasso: 'misto', indice: 'EURIBOR_1M', mesiFissi: 120 } as const
    expect(offerta(misto)).toMatchObject({
      indice: { tenor: '10Y', valore: 2.4 },
      tan: 3,
      tassi: [{ dalMese: 121, tan: 2.5, rata: expect.any(Number) }],
    })
    expect(offerta({ ...misto, mesiFissi: 300 })?.tassi).toEqual([])
    expect(offerta({ ...misto, indice: 'EURIRS' })?.tassi).toEqual([{ dalMese: 121, tan: 3, rata: 71_131 }])
  })

  it('dice se il reddito regge la rata', () => {
    expect(offerta({})).toMatchObject({ rataReddito: null, sostenibile: null })
    const income = { reddito: 250_000, altreRate: 20_000 }
    expect(offerta({}, income)).toMatchObject({ rataReddito: 31.6096, sostenibile: true })
    expect(offerta({}, { ...income, altreRate: 40_000 })?.sostenibile).toBe(false)
    expect(offerta({}, { reddito: 0 })).toMatchObject({ rataReddito: null, sostenibile: false })
  })
})

describe('esclusioni', () => {
  const motivi = (prodotto: Partial<ProdottoMutuo>, change: Partial<RichiestaMutuo> = {}) =>
    confronta([prodottoMutuo(prodotto)], change).esclusi[0]?.motivi

  it.each<[Partial<ProdottoMutuo>, Partial<RichiestaMutuo>, string]>([
    [{ finalita: ['surroga'] }, {}, 'Non è previsto per questa finalità.'],
    [{ importoMin: 20_000_000 }, {}, 'L’importo minimo è 200.000 €.'],
    [{ importoMax: 10_000_050 }, {}, 'L’importo massimo è 100.000,50 €.'],
    [{ durataMin: 312 }, {}, 'La durata minima è 26 anni.'],
    [{ durataMax: 186 }, {}, 'La durata massima è 186 mesi.'],
    // 80,004%, which two decimals would call 80%.
    [
      {},
      { importo: 16_000_800, valoreImmobile: 20_000_000 },
      'Finanzia al massimo 80% del valore: la richiesta è 80,01%.',
    ],
    [{ ltvMax: 70 }, {}, 'Finanzia al massimo 70% del valore: la richiesta è 75%.'],
    [{}, { importo: 16_000_100 }, 'Finanzia al massimo 80% del valore: la richiesta è 80,01%.'],
    [{ etaMaxFine: 75 }, { eta: 51 }, 'A fine mutuo l’età massima è 75 anni.'],
    [{ classiEnergetiche: ['A', 'B'] }, {}, 'È riservato agli immobili in classe energetica A o B.'],
    [
      { tipoTasso: 'variabile', indice: 'EURIBOR_6M' },
      {},
      'Il valore dell’indice di riferimento non è disponibile.',
    ],
    [
      { istruttoria: { fissa: 15_000_000, percentuale: 0 } },
      {},
      'Con questo importo i costi o il tasso del prodotto non danno un TAEG.',
    ],
    [
      { tipoTasso: 'misto', indice: 'EURIBOR_6M', mesiFissi: 60 },
      {},
      'Il valore dell’indice di riferimento non è disponibile.',
    ],
  ])('%j con %j: %s', (prodotto, change, motivo) => {
    expect(motivi(prodotto, change)?.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([motivo])
  })

  describe('con la garanzia statale per la prima casa', () => {
    const giovani = { ltvMax: 100, finalita: ['acquisto_prima_casa'] }
    const tutto = { importo: 20_000_000, eta: 35 }

    it('resta a chi ha meno di 36 anni, e dice che cosa non ha potuto vedere', () => {
      expect(offerta(giovani, tutto)?.avviso).toBe('Solo per chi ha un ISEE fino a 40.000 €.')
      expect(offerta({})?.avviso).toBeNull()
    })

    it.each<[Partial<RichiestaMutuo>, string]>([
      [{ eta: undefined }, 'La garanzia statale è per chi non ha ancora compiuto 36 anni: indica l’età.'],
      [{ eta: 36, durataMesi: 240 }, 'La garanzia statale è per chi non ha ancora compiuto 36 anni.'],
      [
        { importo: 25_000_100, valoreImmobile: 26_000_000 },
        'Con la garanzia statale il mutuo arriva al massimo a 250.000 €.',
      ],
      [{ primaCasa: false }, 'La garanzia statale vale solo per l’acquisto della prima casa.'],
    ])('%j non la ha: %s', (change, motivo) => {
      expect(motivi(giovani, { ...tutto, ...change })).toEqual([motivo])
    })

    it('non la chiede a un prodotto per ogni finalità, né a uno entro l’80%', () => {
      expect(offerta({ ltvMax: 100 }, { ...tutto, eta: 50 })?.avviso).toBeNull()
      expect(offerta({ finalita: ['acquisto_prima_casa'] }, { eta: 50 })?.avviso).toBeNull()
    })
  })

  it('sui limiti esatti il prodotto resta', () => {
    const exact = {
      importoMin: 15_000_000,
      importoMax: 15_000_000,
      durataMin: 300,
      durataMax: 300,
      ltvMax: 75,
    }
    expect(
      offerta({ ...exact, etaMaxFine: 75, classiEnergetiche: ['A'] }, { eta: 50, classeEnergetica: 'A' }),
    ).toBeDefined()
  })

  it('elenca ogni motivo, e tace sui tipi di tasso non chiesti', () => {
    expect(motivi({ ltvMax: 50, durataMax: 240 })).toHaveLength(2)
    const { offerte, esclusi } = confronta([prodottoMutuo({ tipoTasso: 'misto' })], { tasso: 'fisso' })
    expect([...offerte, ...esclusi]).toEqual([])
  })

  it('rifiuta importi impossibili', () => {
    const field = (change: Partial<RichiestaMutuo>, name: string) =>
      expect(() => confronta([], change)).toThrow(expect.objectContaining({ field: name }))
    field({ importo: 0 }, 'importo')
    field({ durataMesi: 0 }, 'durataMesi')
    field({ reddito: -1 }, 'reddito')
    field({ altreRate: 0.5 }, 'altreRate')
  })
})
