import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { pianoConTaeg } from './costs'
import type { Flusso } from './flows'
import { pianoAmmortamento } from './schedule'
import { scartoTaeg, taeg, taegDaDate } from './taeg'

const at = (t: number, importo: number): Flusso => ({ t, importo })
const monthly = (importo: number, n: number) => Array.from({ length: n }, (_, k) => at((k + 1) / 12, importo))

describe('TAEG', () => {
  it.each([
    ['1.000 resi in 1.200 dopo un anno e mezzo', [at(1.5, 1_200)], 12.9243],
    ['lo stesso con 50 di spese', [at(0, 50), at(1.5, 1_200)], 16.8526],
    ['due rate da 600 a uno e due anni', [at(1, 600), at(2, 600)], 13.0662],
    ['272, 272 e 544 a 3, 6 e 12 mesi', [at(0.25, 272), at(0.5, 272), at(1, 544)], 13.1855],
  ])('esempi della direttiva 98/7/CE: %s', (_name, pagamenti, expected) => {
    expect(taeg({ erogazioni: [at(0, 1_000)], pagamenti })).toBeCloseTo(expected, 4)
  })

  it('dà gli esempi del dominio con i costi', () => {
    const mutuo = { importo: 15_000_000, durataMesi: 300, tan: 3.2 }
    const iniziali = { voce: 'Spese', importo: 142_500, quando: 'iniziale' } as const
    const incasso = { voce: 'Incasso', importo: 150, quando: 'mensile' } as const
    expect(pianoConTaeg(mutuo, [iniziali]).taeg).toBeCloseTo(3.338, 4)
    expect(pianoConTaeg(mutuo, [iniziali, incasso]).taeg).toBeCloseTo(3.3577, 4)
  })

  it('i costi annuali si pagano all’inizio di ogni anno', () => {
    const mutuo = { importo: 1_000_000, durataMesi: 18, tan: 5 }
    const { taeg: rate, totale } = pianoConTaeg(mutuo, [
      { voce: 'Polizza', importo: 5_000, quando: 'annuale' },
    ])
    const pagamenti = pianoAmmortamento(mutuo).rate.map(({ n, rata }) => at(n / 12, rata))
    const flussi = { erogazioni: [at(0, 1_000_000)], pagamenti: [at(0, 5_000), at(1, 5_000), ...pagamenti] }
    expect(rate).toBeCloseTo(taeg(flussi), 9)
    expect(totale).toBe(pagamenti.reduce((sum, { importo }) => sum + importo, 10_000))
  })

  it.each([
    ['zero', [at(1, 1_000)], 0],
    ['−99,9%', [at(1, 1)], -99.9],
    ['raddoppio in un giorno', [at(1 / 365, 2_000)], (2 ** 365 - 1) * 100],
    ['un milione per mille', [at(1, 1_000_000)], 99_900],
    ['un decimo in 50 anni', [at(50, 100)], (0.1 ** (1 / 50) - 1) * 100],
  ])('va da quasi −100%% all’assurdo: %s', (_name, pagamenti, expected) => {
    const result = taeg({ erogazioni: [at(0, 1_000)], pagamenti })
    expect(Math.abs(result - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-10 + 1e-12)
  })

  it('conta il tempo dalla prima erogazione e unisce ciò che cade insieme', () => {
    const pagamenti = [at(3, 1_100), at(2, 20), at(2, 30)]
    const shifted = taeg({ erogazioni: [at(2, 600), at(2, 400)], pagamenti })
    expect(shifted).toBeCloseTo((1_100 / 950 - 1) * 100, 10)
  })

  it('fra più soluzioni sceglie la più vicina a zero', () => {
    // 1/(1+X): 100·(v − 1/1.1)·(v − 1/1.5) = 0, times of a drawdown, a payment, a drawdown.
    const flussi = {
      erogazioni: [at(0, 100 / 1.65), at(2, 100)],
      pagamenti: [at(1, 100 * (1 / 1.1 + 1 / 1.5))],
    }
    expect(taeg(flussi)).toBeCloseTo(10, 8)
  })

  it.each([
    ['pagamenti', 'non esiste', { erogazioni: [at(0, 100), at(2, 100)], pagamenti: [at(1, 50)] }],
    ['pagamenti', 'non esiste', { erogazioni: [at(0, 100)], pagamenti: [at(0, 90)] }],
    ['pagamenti', 'fuori da ogni', { erogazioni: [at(0, 100)], pagamenti: [at(1 / 365, 1e9)] }],
    ['pagamenti', 'fuori da ogni', { erogazioni: [at(0, 1e9)], pagamenti: [at(1 / 365, 1)] }],
    ['erogazioni', 'almeno un’erogazione', { erogazioni: [], pagamenti: [at(1, 50)] }],
    ['pagamenti', 'almeno un pagamento', { erogazioni: [at(0, 100)], pagamenti: [at(1, 0)] }],
    ['pagamenti', 'da zero in su', { erogazioni: [at(0, 100)], pagamenti: [at(1, -5)] }],
    ['erogazioni', 'numero di anni', { erogazioni: [at(Number.NaN, 100)], pagamenti: [at(1, 5)] }],
  ])('dice che cosa manca: %s, «%s»', (field, message, flussi) => {
    expect(() => taeg(flussi)).toThrow(
      expect.objectContaining({ field, message: expect.stringContaining(message) }),
    )
  })
})

describe('TAEG da date', () => {
  const pagamenti = Array.from({ length: 240 }, (_, k) => {
    const month = (k + 1) % 12
    const date = `${2012 + Math.floor((k + 1) / 12)}-${String(month + 1).padStart(2, '0')}-15`
    return { date, importo: 1_433.57 }
  })

  it('dà l’esempio ufficiale 2: firma il 12/1/2012, rate il 15', () => {
    const upfront = { date: '2012-01-12', importo: 4_000 }
    const erogazioni = [{ date: '2012-01-12', importo: 200_000 }]
    expect(taegDaDate({ erogazioni, pagamenti: [upfront, ...pagamenti] })).toBeCloseTo(6.434185, 6)
  })

  it('parte dalla prima erogazione, in qualunque ordine', () => {
    const erogazioni = [
      { date: '2025-01-10', importo: 500 },
      { date: '2024-01-10', importo: 500 },
    ]
    const rate = taegDaDate({ erogazioni, pagamenti: [{ date: '2026-01-10', importo: 1_155 }] })
    expect(scartoTaeg({ erogazioni: [at(0, 500), at(1, 500)], pagamenti: [at(2, 1_155)] }, rate)).toBeCloseTo(
      0,
      12,
    )
  })

  it('rifiuta un giorno che non esiste e l’assenza di erogazioni', () => {
    const pay = [{ date: '2025-02-29', importo: 10 }]
    expect(() => taegDaDate({ erogazioni: [{ date: '2024-01-01', importo: 9 }], pagamenti: pay })).toThrow(
      'non esiste',
    )
    expect(() => taegDaDate({ erogazioni: [], pagamenti: pay })).toThrow('almeno un’erogazione')
  })
})

describe('proprietà del TAEG', () => {
  const cents = (min: number, max: number) => fc.integer({ min, max })

  it('l’equazione chiude sotto 1e-8 (10.000 prestiti con costi)', () => {
    const loan = fc.tuple(cents(10_000, 1_000_000_000), cents(1, 240), cents(0, 400_000), cents(0, 20))
    fc.assert(
      fc.property(loan, ([importo, n, units, upfront]) => {
        const { piano, taeg: rate } = pianoConTaeg({ importo, durataMesi: n, tan: units / 10_000 }, [
          { voce: 'Spese', importo: Math.floor((importo * upfront) / 100), quando: 'iniziale' },
        ])
        const pagamenti = piano.rate.map((riga) => at(riga.n / 12, riga.rata))
        pagamenti.push(at(0, Math.floor((importo * upfront) / 100)))
        const gap = scartoTaeg({ erogazioni: [at(0, importo)], pagamenti }, rate)
        if (!(Math.abs(gap) < 1e-11)) throw new Error(`scarto ${gap} al ${rate}%`)
        if (units > 0 && n > 1 && importo > 1_000_000 && rate < units / 10_000 - 0.01)
          throw new Error(`TAEG ${rate} sotto il TAN`)
      }),
      runs(500),
    )
  })

  it('chiude anche con più erogazioni e pagamenti a tempi qualsiasi (10.000 crediti)', () => {
    const flow = (from: number, to: number) =>
      fc.record({ t: fc.double({ min: from, max: to, noNaN: true }), importo: cents(10_000, 10_000_000) })
    const credit = fc.record({
      erogazioni: fc.array(flow(0, 2), { minLength: 1, maxLength: 5 }),
      pagamenti: fc.array(flow(3, 40), { minLength: 1, maxLength: 20 }),
    })
    // At −99,83% the two sides are two hundred thousand times the amounts.
    const almostNothingBack = {
      erogazioni: [at(0, 9_415_551), at(1.9590636012698182, 7_687_845)],
      pagamenti: [at(3, 10_010)],
    }
    fc.assert(
      fc.property(credit, (flussi) => {
        const gap = scartoTaeg(flussi, taeg(flussi))
        if (!(Math.abs(gap) < 1e-8)) throw new Error(`scarto ${gap}`)
      }),
      { ...runs(500), examples: [[almostNothingBack]] },
    )
  })

  it('trova una soluzione ogni volta che si comincia ricevendo e si finisce pagando (2.000 crediti alternati)', () => {
    const flow = fc.record({ t: fc.integer({ min: 1, max: 119 }), importo: cents(1, 1_000_000) })
    const credit = fc.record({
      altre: fc.array(flow, { maxLength: 6 }),
      rate: fc.array(flow, { maxLength: 20 }),
    })
    // Six millions drawn a month before half a million is paid: −99,99999999998879%.
    const lateMillions = { altre: Array(6).fill({ t: 119, importo: 1_000_000 }), rate: [] }
    fc.assert(
      fc.property(credit, ({ altre, rate }) => {
        const inYears = (list: Flusso[]) => list.map(({ t, importo }) => at(t / 12, importo))
        const flussi = {
          erogazioni: [at(0, 500_000), ...inYears(altre)],
          pagamenti: [...inYears(rate), at(10, 500_000)],
        }
        const result = taeg(flussi)
        const gap = scartoTaeg(flussi, result)
        // A double in percent has digits of 1.4e-14 near −100; over ten years each moves the two sides by ten times its share.
        const lastDigit = (10 * 1.4e-14) / (100 + result)
        if (!(Math.abs(gap) < 1e-8 + lastDigit)) throw new Error(`scarto ${gap} al ${result}%`)
      }),
      { ...runs(100), examples: [[lateMillions]] },
    )
  })

  it('le rate mensili di un TAN danno (1 + i)^12 − 1', () => {
    const { taeg: rate } = pianoConTaeg({ importo: 1_000_000_000, durataMesi: 240, tan: 6 })
    expect(rate).toBeCloseTo((1.005 ** 12 - 1) * 100, 6)
    expect(taeg({ erogazioni: [at(0, 1_000)], pagamenti: monthly(100, 10) })).toBe(0)
  })
})
