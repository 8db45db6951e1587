import { prestitiReplySchema } from './present'
import { calcolaPrestiti, type RigaPrezzi, type TabellaPrezzi } from './prestiti'

const riga = (change: Partial<RigaPrezzi> = {}): RigaPrezzi => ({
  importo: 1_000_000,
  durata: 60,
  rata: 20_038,
  tan: 7.5,
  taeg: 8.5,
  spese: 16_600,
  ...change,
})
const tabella = (change: Partial<TabellaPrezzi> = {}): TabellaPrezzi => ({
  id: 't1',
  nome: 'Tabella A',
  banca: { id: 'b1', nome: 'Banca Prova' },
  finalita: ['auto'],
  validFrom: '2026-01-01',
  validTo: null,
  righe: [riga(), riga({ importo: 2_000_000, rata: 39_500, tan: 7, taeg: 7.4 })],
  ...change,
})

const input = { importo: 10_000, durata: 60, finalita: 'auto' } as const
const calcola = (
  tabelle: TabellaPrezzi[],
  change: Partial<typeof input | { importo: number; durata: number }> = {},
) => calcolaPrestiti({ ...input, ...change }, { tabelle, oggi: '2026-02-01' })

const INCOMPLETA = 'Le spese della tabella non arrivano alle imposte dovute: la tabella va corretta.'

describe('POST /v2/calculators/prestiti', () => {
  it('dà la rata pubblicata, con le imposte a parte e il TAEG di tutto quello che mostra', () => {
    const reply = calcola([tabella()])
    expect(prestitiReplySchema.parse(reply)).toEqual(reply)
    expect(reply.asOf).toBe('2026-02-01')
    expect(reply.offers).toEqual([
      expect.objectContaining({
        bank: { _id: 'b1', nome: 'Banca Prova' },
        product: { _id: 't1', nome: 'Tabella A' },
        rata: 200.38,
        tan: 7.5,
        taeg: 8.5242,
        durataMesi: 60,
        importo: 10_000,
        totaleInteressi: 2_022.77,
        costiIniziali: 166,
        totale: 12_188.77,
        costi: [
          { voce: 'Spese iniziali', importo: 141, quando: 'iniziale' },
          { voce: 'Imposta sostitutiva', importo: 25, quando: 'iniziale' },
        ],
      }),
    ])
  })

  it('fra due importi calcola al tasso e alle spese di quello più basso, con l’imposta dell’importo chiesto', () => {
    const [offer] = calcola([tabella()], { importo: 15_000 }).offers
    expect(offer).toMatchObject({ tan: 7.5, rata: 300.57, costiIniziali: 178.5 })
    expect(offer?.taeg).toBeGreaterThan(7.76)
    expect(offer?.taeg).toBeLessThan(8.5)
  })

  it('ordina per TAEG e lascia fuori le tabelle scadute o future', () => {
    const cheap = tabella({
      id: 't2',
      banca: null,
      validFrom: '2026-01-15',
      righe: [riga({ spese: 15_000 })],
    })
    const gone = tabella({ id: 't3', validTo: '2026-01-31' })
    const next = tabella({ id: 't4', validFrom: '2026-02-02' })
    const today = tabella({ id: 't5', validTo: '2026-02-01', righe: [riga({ spese: 17_000 })] })
    const reply = calcola([tabella(), cheap, gone, next, today])
    expect(reply.offers.map(({ product }) => product._id)).toEqual(['t2', 't1', 't5'])
    expect(reply.offers[0]?.bank).toBeNull()
    expect(reply.asOf).toBe('2026-02-01')
    expect(reply.excluded).toEqual([])
  })

  it.each([
    [{ finalita: ['studio'] }, {}, 'Non è prevista per questa finalità.'],
    [{ righe: [riga({ spese: 1_000_000 })] }, {}, 'Le spese superano l’importo.'],
    [{ righe: [riga({ spese: 2_499 })] }, {}, INCOMPLETA],
    [{ righe: [riga({ spese: 0 })] }, {}, INCOMPLETA],
    [{ righe: [riga({ durata: 18, spese: 1_599 })] }, { durata: 18 }, INCOMPLETA],
    [{}, { durata: 72 }, 'Non prevede una durata di 6 anni.'],
    [{}, { importo: 25_000 }, 'Per questa durata va da 10.000 € a 20.000 €.'],
    [{}, { importo: 9_999.99 }, 'Per questa durata va da 10.000 € a 20.000 €.'],
  ])('%j con %j: %s', (change, request, motivo) => {
    const { offers, excluded, asOf } = calcola([tabella(change)], request)
    expect(offers).toEqual([])
    expect(asOf).toBeNull()
    expect(excluded[0]?.motivo.replaceAll('\u00a0', ' ')).toBe(motivo)
  })

  it('fino a 18 mesi conta il bollo, oltre l’imposta sostitutiva', () => {
    const costi = (durata: number) =>
      calcola([tabella({ righe: [riga({ durata, rata: 57_000, spese: 5_000 })] })], { durata }).offers[0]
        ?.costi
    expect(costi(18)).toEqual([
      { voce: 'Spese iniziali', importo: 34, quando: 'iniziale' },
      { voce: 'Imposta di bollo', importo: 16, quando: 'iniziale' },
    ])
    expect(costi(24)).toContainEqual({ voce: 'Imposta sostitutiva', importo: 25, quando: 'iniziale' })
  })

  it('una banca con rate sue le mostra, e il TAEG è quello delle sue rate', () => {
    const [offer] = calcola([tabella({ righe: [riga({ rata: 21_000 })] })]).offers
    expect(offer).toMatchObject({ rata: 210, totaleInteressi: 2_600, totale: 12_766 })
    expect(offer?.taeg).toBeGreaterThan(10)
  })
})
