import type { Costo } from './costs'
import { leasingConCosti } from './leasing-cost'

const auto = { valore: 10_000_000, anticipoPct: 20, riscattoPct: 1, durata: 60, tan: 5 }
/* A nominal rate paid twelve times a year. */
const EFFECTIVE = ((1 + 0.05 / 12) ** 12 - 1) * 100

describe('leasing con costi', () => {
  it.each([true, false])('senza costi il TAEG è il tasso annuo effettivo (anticipato: %p)', (anticipato) => {
    const { taeg, totaleCosti } = leasingConCosti({ ...auto, anticipato })
    expect(taeg).toBeCloseTo(EFFECTIVE, 3)
    expect(totaleCosti).toBe(0)
  })

  it('ogni costo alza il TAEG e finisce nel totale', () => {
    const costi: Costo[] = [
      { voce: 'Istruttoria', importo: 30_000, quando: 'iniziale' },
      { voce: 'Incasso canone', importo: 150, quando: 'mensile' },
      { voce: 'Assicurazione', importo: 50_000, quando: 'annuale' },
    ]
    const { totale, totaleCosti, taeg } = leasingConCosti(auto, costi)
    expect(totaleCosti).toBe(30_000 + 60 * 150 + 5 * 50_000)
    expect(totale).toBe(11_069_940 + totaleCosti)
    const alone = costi.map((costo) => leasingConCosti(auto, [costo]).taeg)
    for (const one of alone) {
      expect(one).toBeGreaterThan(EFFECTIVE)
      expect(one).toBeLessThan(taeg)
    }
  })

  it('a tasso zero costa zero', () => {
    const { taeg, totale } = leasingConCosti({ ...auto, riscattoPct: 10, durata: 70, tan: 0 })
    expect(taeg).toBeCloseTo(0, 9)
    expect(totale).toBe(10_000_000)
  })

  it('quello che non torna ha il suo campo', () => {
    expect(() => leasingConCosti({ ...auto, anticipoPct: 100 })).toThrow(
      expect.objectContaining({ field: 'riscattoPct' }),
    )
  })
})
