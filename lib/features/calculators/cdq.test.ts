import { FinanceError } from '@/lib/finance/error'
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
  perizia: 0,
  incassoRata: 0,
  ...change,
})
const input: CdqInput = { netto: 1_250, tipo: 'dipendente_pubblico', eta: 45, durata: 120 }
const calcola = (prodotti: ProdottoCqs[], change: Partial<CdqInput> = {}) =>
  calcolaCdq({ ...input, ...change }, { prodotti, pensioneMinima: 61_185, oggi: '2026-11-21' })

describe('POST /v2/calculators/cdq', () => {
  it('parte dalla rata, come l’esempio del dominio', () => {
    const reply = calcola([prodotto()])
    expect(cdqReplySchema.parse(reply)).toEqual(reply)
    expect(reply).toMatchObject({
      rataMassima: 250,
      rata: 250,
      rataDelega: 250,
      asOf: '2026-11-21',
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

  it('dice quanto costa con la polizza e senza: l’esempio del dominio è quello senza', () => {
    const reply = calcola([prodotto({ assicurazione: 0.3 })])
    expect(cdqReplySchema.parse(reply)).toEqual(reply)
    // 250 € × 120 per 22.397,24 € invece che per 23.104,34 €.
    const polizza = { importo: 707.1, taegSenza: 5.5725, perLegge: true }
    expect(reply).toMatchObject({ netto: 22_397.24, taeg: 6.294, polizza, offers: [{ polizza }] })
    expect(calcola([prodotto()]).offers[0]).not.toHaveProperty('polizza')
  })

  it('di una delega la polizza la chiede l’operatore, non la legge', () => {
    const { polizza } = calcola([prodotto({ assicurazione: 0.3 })], { delega: true })
    expect(polizza).toEqual({ importo: 707.1, taegSenza: 5.5725, perLegge: false })
  })

  it('per una pensione conserva il minimo e non ha delega', () => {
    const reply = calcola([prodotto()], { tipo: 'pensionato', netto: 700, eta: 70 })
    expect(reply).toMatchObject({ rataMassima: 88.15, rataDelega: null })
  })

  it('con una rata più bassa della massima presta di meno', () => {
    const reply = calcola([prodotto()], { rata: 125 })
    expect(reply).toMatchObject({ rataMassima: 250, rata: 125, montante: 15_000 })
    expect(() => calcola([prodotto()], { rata: 250.01 })).toThrow(
      expect.objectContaining({ field: 'rata', detail: expect.stringContaining('250') }),
    )
  })

  it.each<[Partial<ProdottoCqs>, Partial<CdqInput>, string, string]>([
    [
      { etaMaxFine: 85 },
      { eta: 76 },
      'durata',
      'Alla tua età la durata più lunga è 9 anni: all’ultima rata si possono avere al massimo 85 anni.',
    ],
    [
      { etaMaxFine: 85 },
      { eta: 84 },
      'eta',
      'All’ultima rata si possono avere al massimo 85 anni: manca troppo poco.',
    ],
    [{ tipi: ['pensionato'] }, {}, 'tipo', 'Oggi nessun operatore presta a chi ha questo tipo di reddito.'],
    [{ durataMax: 96 }, {}, 'durata', 'La durata più lunga è 8 anni.'],
    [{ durataMin: 60 }, { durata: 48 }, 'durata', 'La durata più breve è 5 anni.'],
    [
      { importoMax: 2_000_000 },
      {},
      'durata',
      'Con una rata di 250 € e questa durata il prestito esce dai limiti degli operatori, da 0 € a 20.000 € tolte le spese: prova un’altra durata.',
    ],
    [{ istruttoria: { fissa: 3_000_000, percentuale: 0 } }, {}, 'durata', 'Con una rata di 250 €'],
    [
      {},
      { tipo: 'pensionato', netto: 600 },
      'netto',
      'La legge lascia intatta la pensione minima, 611,85 € al mese: della tua non resta una parte da cedere.',
    ],
  ])('%j con %j: nessuna offerta (%s)', (change, request, field, motivo) => {
    let message = ''
    try {
      calcola([prodotto(change)], request)
    } catch (error) {
      expect(error).toMatchObject({ field, code: 'invalid' })
      if (error instanceof FinanceError) message = error.detail ?? ''
    }
    expect(message.replaceAll('\u00a0', ' ')).toContain(motivo)
  })

  it('sull’età esatta l’offerta resta', () => {
    expect(calcola([prodotto({ etaMaxFine: 85 })], { eta: 75 }).offers).toHaveLength(1)
  })
})
