import { calcolaCdq, type ProdottoCqs } from './cdq'
import { cdqReplySchema } from './present'
import type { CdqInput } from './schema'

const prodotto = (change: Partial<ProdottoCqs> = {}): ProdottoCqs => ({
  id: 'p1',
  banca: { id: 'b1', nome: 'Banca Prova' },
  nome: 'Quinto Prova',
  tan: 5,
  tipi: [],
  durataMin: 24,
  durataMax: 120,
  importoMin: 0,
  importoMax: 7_500_000,
  etaMaxFine: 85,
  istruttoria: { fissa: 45_000, percentuale: 0 },
  compensoMediatore: 0,
  assicurazione: null,
  ...change,
})
const input: CdqInput = { netto: 1_250, tipo: 'dipendente_pubblico', eta: 45, durata: 120 }
const calcola = (prodotti: ProdottoCqs[], change: Partial<CdqInput> = {}) =>
  calcolaCdq({ ...input, ...change }, { prodotti, pensioneMinima: 61_185 })

describe('POST /v2/calculators/cdq', () => {
  it('parte dalla rata, come l’esempio del dominio', () => {
    const reply = calcola([prodotto()])
    expect(cdqReplySchema.parse(reply)).toEqual(reply)
    expect(reply).toMatchObject({
      rataMassima: 250,
      rataDelega: 250,
      montante: 30_000,
      capitale: 23_570.34,
      interessi: 6_429.66,
      netto: 23_104.34,
      tan: 5,
      taeg: 5.5725,
      costi: [
        { voce: 'Istruttoria', importo: 450, quando: 'iniziale' },
        { voce: 'Imposta di bollo', importo: 16, quando: 'iniziale' },
      ],
    })
  })

  it('mette per prima l’offerta con il TAEG più basso', () => {
    const fee = prodotto({ id: 'p2', tan: 4.8, compensoMediatore: 5 })
    const reply = calcola([fee, prodotto()])
    expect(reply.product._id).toBe('p1')
    expect(reply.offers.map(({ product }) => product._id)).toEqual(['p1', 'p2'])
    expect(reply.offers[1]?.costi).toContainEqual({
      voce: 'Compenso di mediazione',
      importo: 1_500,
      quando: 'iniziale',
    })
  })

  it('conta la polizza vita per gli anni del prestito', () => {
    const { costi } = calcola([prodotto({ assicurazione: 0.3 })])
    expect(costi).toContainEqual({
      voce: 'Assicurazione vita obbligatoria',
      importo: 707.1,
      quando: 'iniziale',
    })
  })

  it('per una pensione conserva il minimo e non ha delega', () => {
    const reply = calcola([prodotto()], { tipo: 'pensionato', netto: 700, eta: 70 })
    expect(reply).toMatchObject({ rataMassima: 88.15, rataDelega: null })
  })

  it.each<[Partial<ProdottoCqs>, Partial<CdqInput>, string]>([
    [{ etaMaxFine: 85 }, { eta: 76 }, 'durata'],
    [{ tipi: ['pensionato'] }, {}, 'durata'],
    [{ durataMin: 60 }, { durata: 48 }, 'durata'],
    [{ importoMax: 2_000_000 }, {}, 'durata'],
    [{ istruttoria: { fissa: 3_000_000, percentuale: 0 } }, {}, 'durata'],
    [{}, { tipo: 'pensionato', netto: 600 }, 'netto'],
  ])('%j con %j: nessuna offerta (%s)', (change, request, field) => {
    expect(() => calcola([prodotto(change)], request)).toThrow(
      expect.objectContaining({ field, code: 'invalid' }),
    )
  })

  it('sull’età esatta l’offerta resta', () => {
    expect(calcola([prodotto({ etaMaxFine: 85 })], { eta: 75 }).offers).toHaveLength(1)
  })
})
