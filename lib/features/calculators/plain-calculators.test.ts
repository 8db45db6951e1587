import { calcolaLeasing } from './leasing'
import { calcolaPiano } from './piano'
import { leasingReplySchema, pianoReplySchema, taegReplySchema } from './present'
import { calcolaTaeg } from './taeg'

describe('POST /v2/calculators/leasing', () => {
  const input = { valore: 100_000, anticipoPct: 20, riscattoPct: 1, durata: 60, tan: 5 }

  it('dà i due esempi del dominio', () => {
    const reply = calcolaLeasing(input)
    expect(leasingReplySchema.parse(reply)).toEqual(reply)
    expect(reply).toMatchObject({ canone: 1_494.99, maxicanone: 20_000, riscatto: 1_000, totale: 110_699.4 })
    expect(reply.piano.at(-1)).toMatchObject({ n: 60, rata: 1_494.99, residuo: 1_000 })
    expect(calcolaLeasing({ ...input, anticipato: true }).canone).toBe(1_488.79)
  })
})

describe('POST /v2/calculators/piano', () => {
  it('dà il piano del dominio in euro', () => {
    const reply = calcolaPiano({ importo: 150_000, durataMesi: 300, tan: 3.2, tipo: 'francese' })
    expect(pianoReplySchema.parse(reply)).toEqual(reply)
    expect(reply).toMatchObject({ rata: 727.02, totaleInteressi: 68_105.28 })
    expect(reply.rate[0]).toEqual({
      n: 1,
      rata: 727.02,
      interessi: 400,
      capitale: 327.02,
      residuo: 149_672.98,
    })
    expect(reply.rate.at(-1)).toMatchObject({ n: 300, rata: 726.3, residuo: 0 })
  })

  it('passa al piano ogni opzione', () => {
    const reply = calcolaPiano({
      importo: 12_000,
      durataMesi: 12,
      tan: 6,
      tipo: 'italiano',
      preammortamento: 6,
      periodicita: 'trimestrale',
      tassi: [{ dalMese: 10, tan: 12 }],
    })
    expect(reply.rate.map(({ interessi, capitale }) => [interessi, capitale])).toEqual([
      [180, 0],
      [180, 0],
      [180, 3_000],
      [270, 3_000],
      [180, 3_000],
      [90, 3_000],
    ])
    expect(reply.rata).toBe(3_180)
  })

  it('nomina il campo che non torna', () => {
    const wrong = {
      importo: 1_000,
      durataMesi: 13,
      tan: 6,
      tipo: 'francese',
      periodicita: 'annuale',
    } as const
    expect(() => calcolaPiano(wrong)).toThrow(expect.objectContaining({ field: 'durataMesi', status: 422 }))
  })
})

describe('POST /v2/calculators/taeg', () => {
  it('per tempi e per date', () => {
    const byTime = calcolaTaeg({
      erogazioni: [{ t: 0, importo: 1_000 }],
      pagamenti: [
        { t: 0.25, importo: 272 },
        { t: 0.5, importo: 272 },
        { t: 1, importo: 544 },
      ],
    })
    expect(taegReplySchema.parse(byTime).taeg).toBeCloseTo(13.185495, 6)
    const byDate = calcolaTaeg({
      erogazioni: [{ date: '2012-01-12', importo: 1_000 }],
      pagamenti: [{ date: '2012-02-15', importo: 1_010 }],
    })
    expect(byDate.taeg).toBeCloseTo((1.01 ** (1 / (1 / 12 + 3 / 365)) - 1) * 100, 9)
  })

  it('dice quando il TAEG non esiste', () => {
    const flows = { erogazioni: [{ t: 0, importo: 100 }], pagamenti: [{ t: 0, importo: 50 }] }
    expect(() => calcolaTaeg(flows)).toThrow('il TAEG non esiste')
  })
})
