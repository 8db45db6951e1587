import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { leasing } from './leasing'

const auto = { valore: 10_000_000, anticipoPct: 20, riscattoPct: 1, durata: 60, tan: 5 }

describe('leasing', () => {
  it('dà gli esempi del dominio', () => {
    const posticipato = leasing(auto)
    expect(posticipato).toMatchObject({ canone: 149_499, maxicanone: 2_000_000, riscatto: 100_000 })
    expect(posticipato.totale).toBe(2_000_000 + 60 * 149_499 + 100_000)
    expect(leasing({ ...auto, anticipato: true }).canone).toBe(148_879)
  })

  it('il piano finisce sul riscatto, e la somma dei canoni è quella', () => {
    const { piano, canone } = leasing(auto)
    expect(piano).toHaveLength(60)
    expect(piano.at(-1)?.residuo).toBe(100_000)
    expect(piano.every(({ rata }) => rata === canone)).toBe(true)
    expect(piano[0]?.interessi).toBe(33_333)
  })

  it('anticipato: il primo canone è tutto capitale', () => {
    const { piano, canone } = leasing({ ...auto, anticipato: true })
    expect(piano[0]).toMatchObject({ interessi: 0, capitale: canone })
    expect(piano.at(-1)?.residuo).toBe(99_585)
  })

  it('a tasso zero divide e basta', () => {
    const { canone, piano } = leasing({ ...auto, tan: 0 })
    expect(canone).toBe(131_667)
    expect(piano.at(-1)).toMatchObject({ residuo: 100_000, interessi: 20 })
  })

  it('l’ultimo interesse assorbe solo l’arrotondamento', () => {
    const terms = fc.record({
      valore: fc.integer({ min: 100_000, max: 100_000_000 }),
      anticipoPct: fc.integer({ min: 0, max: 40 }),
      riscattoPct: fc.integer({ min: 0, max: 30 }),
      durata: fc.integer({ min: 1, max: 120 }),
      tan: fc.integer({ min: 0, max: 150_000 }).map((units) => units / 10_000),
      anticipato: fc.boolean(),
    })
    fc.assert(
      fc.property(terms, (richiesta) => {
        const { piano, maxicanone } = leasing(richiesta)
        expect(piano.every(({ residuo }) => residuo >= 0)).toBe(true)
        const capitale = piano.reduce((sum, riga) => sum + riga.capitale, 0)
        expect(maxicanone + capitale + (piano.at(-1)?.residuo ?? 0)).toBe(richiesta.valore)
        const [before, last] = [piano.at(-2)?.residuo ?? richiesta.valore - maxicanone, piano.at(-1)]
        const due = richiesta.anticipato && richiesta.durata === 1 ? 0 : (before * richiesta.tan) / 1_200
        // Half a cent a month, grown by interest to the end of the plan.
        const noise = 2 + richiesta.durata * (1 + richiesta.tan / 1_200) ** richiesta.durata
        expect(Math.abs((last?.interessi ?? 0) - due)).toBeLessThanOrEqual(noise)
      }),
      runs(100),
    )
  })

  it('anche un centesimo al mese non porta il residuo sotto zero', () => {
    const { piano } = leasing({ valore: 150, anticipoPct: 0, riscattoPct: 0, durata: 240, tan: 0 })
    expect(piano[0]?.rata).toBe(1)
    expect(piano.every(({ residuo }) => residuo >= 0)).toBe(true)
    expect(piano.at(-1)?.residuo).toBe(0)
  })

  it.each([
    ['valore', { valore: 0 }],
    ['anticipoPct', { anticipoPct: 101 }],
    ['riscattoPct', { anticipoPct: 80, riscattoPct: 30 }],
    ['durata', { durata: 0 }],
    ['tan', { tan: -1 }],
  ])('rifiuta %s', (field, wrong) => {
    expect(() => leasing({ ...auto, ...wrong })).toThrow(expect.objectContaining({ field }))
  })
})
