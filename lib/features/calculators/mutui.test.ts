import { prodottoMutuo, valoriProva } from '@/lib/finance/test-products'
import { calcolaMutui } from './mutui'
import { mutuiReplySchema } from './present'
import type { MutuiInput } from './schema'

const input: MutuiInput = {
  finalita: 'acquisto_prima_casa',
  valoreImmobile: 200_000,
  importo: 150_000,
  durata: 25,
  tasso: 'tutti',
}
const data = {
  valori: valoriProva,
  prodotti: [
    prodottoMutuo({ id: 'caro', spread: 1 }),
    prodottoMutuo(),
    prodottoMutuo({ id: 'no', ltvMax: 70, durataMax: 240 }),
  ],
}

describe('POST /v2/calculators/mutui', () => {
  it('risponde in euro, per TAEG, come dice il suo schema', () => {
    const reply = calcolaMutui(input, data)
    expect(mutuiReplySchema.parse(reply)).toEqual(reply)
    expect(reply.offers.map(({ product }) => product._id)).toEqual(['p1', 'caro'])
    expect(reply.offers[0]).toMatchObject({
      bank: { _id: 'b1', nome: 'Banca Prova' },
      product: { _id: 'p1', nome: 'Mutuo Prova' },
      tipoTasso: 'fisso',
      index: 'EURIRS',
      tenor: '25Y',
      indexValue: 2.6,
      spread: 0.6,
      tan: 3.2,
      tassi: [],
      taeg: 3.3577,
      rata: 727.02,
      durataMesi: 300,
      importo: 150_000,
      totaleInteressi: 68_105.28,
      costiIniziali: 1_425,
      totale: 219_980.28,
    })
    expect(reply.offers[0]?.costi).toContainEqual({ voce: 'Incasso rata', importo: 1.5, quando: 'mensile' })
    expect(reply).toMatchObject({ ltv: 75, rataReddito: null, rataSostenibile: null, asOf: '2026-01-02' })
  })

  it('dice quanto costa con la polizza che la banca chiede, e senza', () => {
    const reply = calcolaMutui(input, { ...data, prodotti: [prodottoMutuo({ assicurazione: 0.02 })] })
    expect(mutuiReplySchema.parse(reply)).toEqual(reply)
    // 30 € all’anno per 25 anni; senza è l’esempio del dominio.
    expect(reply.offers[0]).toMatchObject({
      taeg: 3.391,
      polizza: { importo: 750, taegSenza: 3.3577, perLegge: false },
    })
    expect(calcolaMutui(input, data).offers[0]).not.toHaveProperty('polizza')
  })

  it('dice perché un prodotto manca', () => {
    expect(calcolaMutui(input, data).excluded).toEqual([
      {
        bank: { _id: 'b1', nome: 'Banca Prova' },
        product: { _id: 'no', nome: 'Mutuo Prova' },
        tipoTasso: 'fisso',
        motivo: 'La durata massima è 20 anni. Finanzia al massimo 70% del valore: la richiesta è 75%.',
        motivi: ['La durata massima è 20 anni.', 'Finanzia al massimo 70% del valore: la richiesta è 75%.'],
      },
    ])
  })

  it('mette la rata a confronto con il reddito', () => {
    const reply = calcolaMutui({ ...input, reddito: 2_500, altreRate: 200 }, data)
    expect(reply).toMatchObject({ rataReddito: 31.6096, rataSostenibile: 766.66 })
    expect(reply.offers[1]?.sostenibile).toBe(true)
  })

  it('in due somma i redditi e guarda all’età del più anziano', () => {
    const insieme = { ...input, eta: 35, reddito: 1_500, altreRate: 200 }
    const reply = calcolaMutui({ ...insieme, coRichiedente: { eta: 49, reddito: 1_000 } }, data)
    expect(reply).toMatchObject({ rataReddito: 31.6096, rataSostenibile: 766.66 })
    const older = calcolaMutui({ ...insieme, coRichiedente: { eta: 51 } }, data)
    expect(older.offers).toEqual([])
    expect(older.excluded[0]?.motivi).toEqual(['A fine mutuo l’età massima è 75 anni.'])
    expect(calcolaMutui(insieme, data).offers[0]?.sostenibile).toBe(false)
  })

  it('senza prodotti risponde lo stesso', () => {
    const reply = calcolaMutui({ ...input, reddito: 2_500 }, { ...data, prodotti: [] })
    expect(reply).toMatchObject({ offers: [], excluded: [], ltv: 75, rataReddito: null })
  })
})
