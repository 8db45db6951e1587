import { confrontaImprese } from './business-loans'
import { prodottoMutuo, valoriProva } from './test-products'

const prestito = (change: Parameters<typeof prodottoMutuo>[0]) =>
  prodottoMutuo({
    indice: null,
    spread: 5.5,
    durataMin: 12,
    durataMax: 120,
    ltvMax: 1,
    perizia: 0,
    incassoRata: 0,
    istruttoria: { fissa: 0, percentuale: 1 },
    finalita: ['liquidita', 'investimenti'],
    importoMin: 1_000_000,
    ...change,
  })
const richiesta = { importo: 10_000_000, durataMesi: 60, finalita: 'investimenti' }

describe('confrontaImprese', () => {
  it('dà rata, costi e TAEG, senza guardare alla casa', () => {
    const { offerte } = confrontaImprese(richiesta, [prestito({})], valoriProva)
    expect(offerte[0]).toMatchObject({
      tan: 5.5,
      rata: 191_012,
      costi: [
        { voce: 'Istruttoria', importo: 100_000 },
        { voce: 'Imposta sostitutiva', importo: 25_000 },
      ],
    })
    expect(offerte[0]?.taeg).toBeGreaterThan(5.64)
    expect(offerte[0]?.taeg).toBeLessThan(6.5)
  })

  it('le ordina per TAEG e dice perché le altre mancano', () => {
    const { offerte, esclusi } = confrontaImprese(
      richiesta,
      [
        prestito({ id: 'caro', spread: 7 }),
        prestito({ id: 'indicizzato', tipoTasso: 'variabile', indice: 'EURIBOR_3M', spread: 2 }),
        prestito({ id: 'grande', importoMin: 20_000_000 }),
        prestito({ id: 'altro', finalita: ['immobile_strumentale'] }),
      ],
      valoriProva,
    )
    expect(offerte.map(({ prodotto, tan }) => [prodotto.id, tan])).toEqual([
      ['indicizzato', 4],
      ['caro', 7],
    ])
    expect(esclusi.map(({ motivi }) => motivi[0])).toEqual([
      expect.stringContaining('importo minimo'),
      'Non è previsto per questa finalità.',
    ])
  })

  it('vuole un importo e una durata', () => {
    expect(() => confrontaImprese({ ...richiesta, importo: 0 }, [], valoriProva)).toThrow(
      expect.objectContaining({ field: 'importo' }),
    )
  })
})
