import type { Flusso } from './flows'
import { taeg } from './taeg'

/**
 * The 44 worked examples that the European Commission published with the APRC simulator of Dir. 2014/17/EU
 * (200,000 € over 240 months with 4,000 € upfront, unless stated). Six decimals, as there; where the
 * published figure comes from rounded steps, the last digits are ours and the published ones are in the name.
 */

const round2 = (value: number) => Math.round(value * 100) / 100

/** n equal payments, one a month from month `from`. */
const monthly = (importo: number, n: number, from = 1, shift = 0): Flusso[] =>
  Array.from({ length: n }, (_, k) => ({ t: shift + (from + k) / 12, importo: round2(importo) }))
const at = (t: number, importo: number): Flusso => ({ t, importo })
const apr = (pagamenti: Flusso[], importo = 200_000, upfront = 4_000, more: Flusso[] = []) =>
  taeg({ erogazioni: [at(0, importo), ...more], pagamenti: [at(0, upfront), ...pagamenti] })

/** Payments made up month by month from the debt: capital and interest by the example's own rules. */
function walk(
  debt: number,
  months: number,
  step: (debt: number, month: number) => [number, number],
): Flusso[] {
  const flows: Flusso[] = []
  let left = debt
  for (let month = 1; month <= months && left > 1e-9; month++) {
    const [capital, interest] = step(left, month)
    flows.push(at(month / 12, round2(capital + interest)))
    left -= capital
  }
  return flows
}

const monthRate = (yearly: number) => (1 + yearly) ** (1 / 12) - 1
const growing = (first: number, factor: number): Flusso[] =>
  Array.from({ length: 20 }, (_, year) => monthly(first * factor ** year, 12, 1 + year * 12)).flat()

/** The first instalment of a plan at 6% whose instalments change by a factor every year; 1,130.33 at +3%. */
function firstOfGrowing(factor: number): number {
  const values = Array.from({ length: 240 }, (_, k) => factor ** Math.floor(k / 12) * 1.005 ** -(k + 1))
  return 200_000 / values.reduce((sum, value) => sum + value, 0)
}

/** Straight-line capital over `n` months from a month on, at an effective rate that may depend on the month. */
const straight = (debt: number, n: number, rate: (month: number) => number, from = 1): Flusso[] =>
  walk(debt, n, (left, k) => [debt / n, left * monthRate(rate(k))]).map(({ t, importo }) =>
    at(t + (from - 1) / 12, importo),
  )

const pay20 = (extra: (month: number) => number) =>
  Array.from({ length: 240 }, (_, k) => {
    const left = 200_000 - (200_000 / 240) * k
    return at((k + 1) / 12, round2(200_000 / 240 + left * 0.005) + extra(k + 1))
  })

/** Example 32: the ceiling is drawn in three parts, each paid back in equal parts until month 12. */
function threeDrawdowns(rateAfterSix: number): number {
  const parts = [
    { month: 0, amount: 7_500 },
    { month: 3, amount: 7_500 },
    { month: 6, amount: 15_000 },
  ]
  const flows: Flusso[] = []
  let left = 0
  let capital = 0
  for (let month = 1; month <= 12; month++) {
    const drawn = parts.find((part) => part.month === month - 1)
    left += drawn?.amount ?? 0
    capital += (drawn?.amount ?? 0) / (13 - month)
    const interest = left * monthRate(month > 6 ? rateAfterSix : 0.07)
    flows.push(at(month / 12, round2(capital + interest)))
    left -= capital
  }
  return apr(flows, 7_500, 600, [at(3 / 12, 7_500), at(6 / 12, 15_000)])
}

const examples: [string, number, () => number][] = [
  ['1', 6.434412, () => apr(monthly(1_432.86, 240))],
  ['2 caso 1, giorno 15', 6.434185, () => apr(monthly(1_433.57, 240, 1, 3 / 365))],
  ['2 caso 2', 6.434111, () => apr(monthly(1_433.56, 240, 1, 3 / 366))],
  [
    '2 caso 3, rate annuali',
    6.28207,
    () => apr(Array.from({ length: 20 }, (_, k) => at(34 / 365 + k, 16_541.86))),
  ],
  ['3, conto a 200 l’anno', 6.588554, () => apr(monthly(1_432.86 + 16.67, 240))],
  ['4, PPI 1% l’anno', 7.946625, () => apr(monthly(1_599.53, 240))],
  ['5', 6.961575, () => apr(monthly(1_490.18, 240))],
  ['6, 100 alla fine', 6.436359, () => apr([...monthly(1_432.86, 240), at(20, 100)])],
  ['7, maxirata', 6.409523, () => apr([...monthly(1_199.1, 180), at(15, 142_097.69)])],
  ['8, soli interessi', 7.430479, () => apr([...monthly(1_166.67, 240), at(20, 200_000)])],
  ['8 parte 2', 8.86928, () => apr([...monthly(1_166.67, 6), ...monthly(1_398.33, 234, 7), at(20, 200_000)])],
  ['9, rata crescente', 6.4064, () => apr(growing(firstOfGrowing(1.03), 1.03))],
  ['10, rata decrescente', 6.46836, () => apr(growing(1_778.58, 0.97))],
  ['11', 6.452756, () => apr([...monthly(1_500, 220), at(221 / 12, 407.7)])],
  [
    '12, capitale fisso 900',
    6.492533,
    () => apr(walk(200_000, 240, (left) => [Math.min(900, left), left * 0.005])),
  ],
  ['13, italiano', 6.476009, () => apr(pay20(() => 0))],
  [
    '14',
    6.818859,
    () => apr(walk(200_000, 1_000, (left) => [Math.min(Math.max(left * 0.02, 100), left), left * 0.005])),
  ],
  [
    '15',
    6.695965,
    () =>
      apr(
        walk(200_000, 1_000, (left) => {
          const due = Math.min(Math.max(left * 1.005 * 0.02, 300), left * 1.005)
          return [due - left * 0.005, left * 0.005]
        }),
      ),
  ],
  [
    '17',
    6.822923,
    () =>
      apr(
        walk(200_000, 180, (left, month) => [
          month === 180 ? left : Math.max(left * 0.02, 100),
          left * 0.005,
        ]),
      ),
  ],
  ['18 caso 1', 6.435937, () => apr(monthly(1_429.01, 240, 0, 14 / 365))],
  ['18 caso 2', 6.432478, () => apr(monthly(1_437.54, 240, 1, 20 / 366))],
  ['19, 100 ogni 24 mesi', 6.523259, () => apr(pay20((month) => (month % 24 === 1 ? 100 : 0)))],
  ['20', 6.190654, () => apr([...monthly(1_319.91, 24), ...monthly(1_423.41, 216, 25)])],
  ['21 parte 1', 5.853526, () => apr([...monthly(1_319.91, 9), ...monthly(1_374.06, 231, 10)])],
  ['21 parte 2', 7.199734, () => apr([...monthly(1_319.91, 9), ...monthly(1_530.61, 231, 10)])],
  ['22.1 parte 1', 6.134668, () => apr([...monthly(1_349.91, 9), ...monthly(1_404.06, 231, 10)])],
  ['22.1 parte 2', 7.093592, () => apr([...monthly(1_349.91, 9), ...monthly(1_515.81, 231, 10)])],
  ['22.2 parte 1', 6.041228, () => apr([...monthly(1_339.91, 9), ...monthly(1_394.06, 231, 10)])],
  ['22.2 parte 2', 7.379073, () => apr([...monthly(1_339.91, 9), ...monthly(1_550.61, 231, 10)])],
  ['23 parte 1', 5.370286, () => apr(monthly(1_319.91, 240))],
  ['23 parte 2', 7.597578, () => apr([...monthly(1_319.91, 9), ...monthly(1_578.43, 231, 10)])],
  ['24 parte 2', 5.635609, () => apr([...monthly(1_319.91, 60), at(5, 166_909.73)])],
  ['26 parte 1', 6.237362, () => apr(monthly(1_660.94, 180))],
  ['26 parte 2', 6.925014, () => apr([...monthly(1_660.94, 6), ...monthly(1_734.38, 174, 7)])],
  ['27', 6.434402, () => apr(monthly(1_217.93, 240), 170_000, 3_400)],
  ['28', 5.396096, () => apr(monthly(1_319.91 * 1.002, 240), 200_000, 4_008)],
  ['29', 5.682613, () => apr(monthly(1_349.91 * 1.002, 240), 200_000, 4_008)],
  [
    '30 parte 1',
    7.302956,
    () => apr([...monthly(169.62, 60), ...straight(30_000, 120, () => 0.07, 61)], 30_000, 600),
  ],
  [
    '30 parte 2',
    8.61132,
    () =>
      apr(
        [...monthly(169.62, 6), ...monthly(202.09, 54, 7), ...straight(30_000, 120, () => 0.0839, 61)],
        30_000,
        600,
      ),
  ],
  [
    '31 parte 1',
    11.164789,
    () =>
      apr(
        straight(30_000, 12, () => 0.07),
        30_000,
        600,
      ),
  ],
  [
    '31 parte 2',
    11.542158,
    () =>
      apr(
        straight(30_000, 12, (month) => (month > 6 ? 0.0839 : 0.07)),
        30_000,
        600,
      ),
  ],
  [
    '33 parte 2 (…685)',
    12.625687,
    () =>
      apr(
        straight(30_000, 12, () => 0.0839),
        30_000,
        600,
      ),
  ],
  [
    '34 (…822), due erogazioni',
    11.415821,
    () =>
      apr([...straight(1_500, 9, () => 0.075), ...straight(1_500, 3, () => 0.075, 10)], 1_500, 30, [
        at(9 / 12, 1_500),
      ]),
  ],
  ['35 (…621)', 5.583645, () => apr([at(0.25, 100), at(1, 3_000)], 3_000, 60)],
  ['38 (…412)', 19.429575, () => apr([...monthly(24.12, 3), at(0.25, 3_000)], 3_000, 60)],
  ['36 (…627)', 15.10631, () => apr([at(1 / 12, 25), ...straight(3_000, 12, () => 0.09)], 3_000, 60)],
  ['37 (…1403)', 16.991553, () => apr([at(1 / 12, 25), ...straight(1_500, 12, () => 0.09)], 1_500, 30)],
  ['39 (…231)', 13.494236, () => apr([at(6 / 12, 3_132.09)], 3_000, 60)],
  ['40', 12.206644, () => apr([at(6 / 12, 207_618.17)])],
  ['41 (…788)', 12.573789, () => apr([at(0, 7_500), at(6 / 12, 200_000)])],
  ['42', 10.039962, () => apr([...monthly(1_250, 12), at(1, 200_000)])],
  ['43, 150 versati un anno prima', 8.269278, () => apr([at(-1, 150), ...monthly(356.11, 120)], 30_000, 450)],
  ['44', 3.470057, () => apr([...monthly(1_111.11, 60), ...monthly(1_349.94, 120, 61), at(15, 32_075.08)])],
]

describe('esempi ufficiali della direttiva mutui', () => {
  it.each(examples)('esempio %s: %d%%', (_name, expected, work) => {
    expect(work().toFixed(6)).toBe(expected.toFixed(6))
  })

  it('esempio 32, tre erogazioni e rimborsi in mezzo', () => {
    expect(threeDrawdowns(0.07).toFixed(3)).toBe('13.064')
    expect(threeDrawdowns(0.0839).toFixed(3)).toBe('13.946')
  })
})
