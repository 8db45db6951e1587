import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { pianoConTaeg } from './costs'
import { MESI_PER_RATA, type Periodicita } from './periods'
import { pianoPerAnno } from './plan-years'
import { pianoAmmortamento } from './schedule'
import type { Piano, RichiestaPiano } from './schedule-types'

const mutuo: RichiestaPiano = { importo: 15_000_000, durataMesi: 300, tan: 3.2 }
const rataN = (piano: Piano, n: number) => piano.rate[n - 1]

describe('piano francese', () => {
  it('dà gli esempi del dominio', () => {
    const piano = pianoAmmortamento(mutuo)
    expect(piano.rata).toBe(72_702)
    expect(rataN(piano, 1)).toMatchObject({ interessi: 40_000, capitale: 32_702 })
    expect(rataN(piano, 12)?.residuo).toBe(14_601_770)
    expect(rataN(piano, 300)).toMatchObject({ rata: 72_630, residuo: 0 })
    expect(piano.totaleInteressi).toBe(6_810_528)
  })

  it('dà l’esempio del prestito', () => {
    const piano = pianoAmmortamento({ importo: 1_000_000, durataMesi: 60, tan: 7.5 })
    expect(piano.rata).toBe(20_038)
    expect(rataN(piano, 60)?.rata).toBe(20_035)
    expect(piano.totaleInteressi).toBe(202_277)
  })

  it('ricalcola la rata quando il tasso cambia (esempio ufficiale 21)', () => {
    const piano = pianoAmmortamento({
      importo: 20_000_000,
      durataMesi: 240,
      tan: 5,
      tassi: [{ dalMese: 10, tan: 5.5 }],
    })
    expect(rataN(piano, 9)?.rata).toBe(131_991)
    expect(rataN(piano, 10)?.rata).toBe(137_406)
    expect(rataN(piano, 239)?.rata).toBe(137_406)
  })

  it('tiene i tassi fra floor e cap', () => {
    const tassi = [
      { dalMese: 13, tan: 9 },
      { dalMese: 25, tan: -1 },
    ]
    const capped = pianoAmmortamento({ ...mutuo, tassi, floor: 0, cap: 4 })
    const same = [
      { dalMese: 13, tan: 4 },
      { dalMese: 25, tan: 0 },
    ]
    expect(capped).toEqual(pianoAmmortamento({ ...mutuo, tassi: same }))
    expect(rataN(capped, 30)?.interessi).toBe(0)
  })

  it('lascia la maxirata all’ultima rata (esempio ufficiale 7)', () => {
    const piano = pianoAmmortamento({ importo: 20_000_000, durataMesi: 180, tan: 6, maxirata: 14_209_769 })
    expect(piano.rata).toBe(119_910)
    expect(rataN(piano, 179)?.residuo).toBeGreaterThan(14_209_769)
    expect(rataN(piano, 180)?.residuo).toBe(0)
  })

  it('con un tasso negativo gli interessi sono a favore del cliente', () => {
    const piano = pianoAmmortamento({ importo: 1_000_000, durataMesi: 12, tan: -1.2 })
    expect(rataN(piano, 1)?.interessi).toBe(-1_000)
    expect(piano.totaleInteressi).toBeLessThan(0)
    expect(rataN(piano, 12)?.residuo).toBe(0)
  })
})

describe('altri piani', () => {
  it('italiano: quota capitale costante', () => {
    const piano = pianoAmmortamento({ importo: 12_000_000, durataMesi: 240, tan: 6, tipo: 'italiano' })
    expect(rataN(piano, 1)).toEqual({
      n: 1,
      rata: 110_000,
      interessi: 60_000,
      capitale: 50_000,
      residuo: 11_950_000,
    })
    expect(rataN(piano, 240)).toMatchObject({ rata: 50_250, interessi: 250, capitale: 50_000 })
  })

  it('soli interessi: il capitale alla fine (esempio ufficiale 8)', () => {
    const piano = pianoAmmortamento({ importo: 20_000_000, durataMesi: 240, tan: 7, tipo: 'interessi' })
    expect(piano.rata).toBe(116_667)
    expect(rataN(piano, 240)).toMatchObject({ capitale: 20_000_000, rata: 20_116_667 })
  })

  it('preammortamento: prima soli interessi, poi tutta la durata', () => {
    const piano = pianoAmmortamento({ ...mutuo, preammortamento: 12 })
    expect(piano.rate).toHaveLength(312)
    expect(rataN(piano, 12)).toMatchObject({ capitale: 0, interessi: 40_000, residuo: 15_000_000 })
    expect(piano.rata).toBe(72_702)
    expect(rataN(piano, 13)?.rata).toBe(72_702)
  })

  it.each(Object.entries(MESI_PER_RATA) as [Periodicita, number][])(
    'rate con periodicità %s',
    (periodicita, mesi) => {
      const piano = pianoAmmortamento({ importo: 1_200_000, durataMesi: 24, tan: 6, periodicita })
      expect(piano.rate).toHaveLength(24 / mesi)
      expect(rataN(piano, 1)?.interessi).toBe(6_000 * mesi)
      expect(piano.rate.at(-1)?.residuo).toBe(0)
    },
  )

  it('un tasso che cambia a metà periodo vale dal periodo dopo; lo stesso periodo tiene l’ultimo', () => {
    const base = { importo: 1_200_000, durataMesi: 24, tan: 6, periodicita: 'semestrale' } as const
    const piano = (dalMese: number) => pianoAmmortamento({ ...base, tassi: [{ dalMese, tan: 12 }] })
    expect(rataN(piano(8), 2)?.interessi).toBe(rataN(pianoAmmortamento(base), 2)?.interessi)
    expect(piano(8)).toEqual(piano(13))
    const twice = pianoAmmortamento({
      ...base,
      tassi: [
        { dalMese: 8, tan: 3 },
        { dalMese: 9, tan: 12 },
      ],
    })
    expect(twice).toEqual(piano(13))
  })

  it('somma il piano per anno', () => {
    const piano = pianoAmmortamento(mutuo)
    const anni = pianoPerAnno(piano)
    expect(anni).toHaveLength(25)
    expect(anni[0]).toMatchObject({ anno: 1, residuo: 14_601_770, capitale: 398_230, rate: 12 * 72_702 })
    expect(anni.reduce((sum, { interessi }) => sum + interessi, 0)).toBe(piano.totaleInteressi)
  })
})

describe('casi limite', () => {
  it.each([
    { importo: 1, durataMesi: 1, tan: 0 },
    { importo: 1, durataMesi: 600, tan: 40 },
    { importo: 350, durataMesi: 600, tan: 0 },
    { importo: 350, durataMesi: 600, tan: 0, tipo: 'italiano' as const },
    { importo: 100_000, durataMesi: 600, tan: 40 },
    { importo: 9_007_199_254_741, durataMesi: 600, tan: 39.9999 },
  ])('%j chiude a zero', (richiesta) => {
    const piano = pianoAmmortamento(richiesta)
    expect(piano.rate).toHaveLength(richiesta.durataMesi)
    expect(piano.rate.every(({ residuo, capitale }) => residuo >= 0 && capitale >= 0)).toBe(true)
    expect(piano.rate.at(-1)?.residuo).toBe(0)
  })

  it.each([
    ['importo', { importo: 0 }],
    ['importo', { importo: 1.5 }],
    ['durataMesi', { durataMesi: 0 }],
    ['durataMesi', { durataMesi: 13, periodicita: 'trimestrale' as const }],
    ['preammortamento', { preammortamento: 1, periodicita: 'annuale' as const }],
    ['tan', { tan: 3.21234 }],
    ['maxirata', { maxirata: 20_000_000 }],
    ['tassi', { tassi: [{ dalMese: 0, tan: 3 }] }],
    [
      'tassi',
      {
        tassi: [
          { dalMese: 24, tan: 3 },
          { dalMese: 12, tan: 3 },
        ],
      },
    ],
  ])('rifiuta %s: %j', (field, wrong) => {
    expect(() => pianoAmmortamento({ ...mutuo, ...wrong })).toThrow(expect.objectContaining({ field }))
  })
})

describe('proprietà su 40.000 piani a caso', () => {
  const request = fc.record({
    importo: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1_000, max: 1_000_000_000 })),
    periods: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 60 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 600 }) },
    ),
    tan: fc.integer({ min: 0, max: 400_000 }).map((units) => units / 10_000),
    tipo: fc.constantFrom('francese' as const, 'italiano' as const, 'interessi' as const),
    pre: fc.integer({ min: 0, max: 6 }),
    change: fc.option(fc.tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 400_000 }))),
    balloon: fc.option(fc.integer({ min: 0, max: 100 })),
    periodicita: fc.constantFrom(...(Object.keys(MESI_PER_RATA) as Periodicita[])),
  })

  it('il capitale torna al centesimo, il residuo non è mai negativo, il TAEG è quello dei flussi', () => {
    fc.assert(
      fc.property(request, ({ periods, pre, change, balloon, ...rest }) => {
        const mesi = MESI_PER_RATA[rest.periodicita]
        const { piano, taeg } = pianoConTaeg({
          ...rest,
          durataMesi: Math.min(periods, Math.floor(1_200 / mesi)) * mesi,
          preammortamento: pre * mesi,
          maxirata: Math.floor((rest.importo * (balloon ?? 0)) / 100),
          tassi: change ? [{ dalMese: change[0], tan: change[1] / 10_000 }] : [],
        })
        let residuo = rest.importo
        let capitale = 0
        let interessi = 0
        for (const riga of piano.rate) {
          residuo -= riga.capitale
          capitale += riga.capitale
          interessi += riga.interessi
          if (riga.residuo !== residuo || residuo < 0 || riga.capitale < 0)
            throw new Error(`residuo ${residuo}`)
          if (riga.rata !== riga.capitale + riga.interessi) throw new Error(`rata ${riga.n}`)
        }
        if (capitale !== rest.importo || residuo !== 0) throw new Error(`capitale ${capitale}`)
        if (interessi !== piano.totaleInteressi) throw new Error(`interessi ${interessi}`)
        if (!(taeg > -100)) throw new Error(`TAEG ${taeg}`)
      }),
      runs(2_000),
    )
  })
})
