import { toCents } from '@/lib/core/money'
import { withFee } from '@/lib/finance/offer-fee'
import { type AnyOffer, burdenOf } from './chosen-offer'

/** TAEG by bisection on the equation of the directive, in nothing that the product uses. */
function taegByHand(drawn: number, instalments: readonly number[], yearly = 0): number {
  const value = (rate: number) =>
    instalments.reduce((sum, rata, month) => {
      const extra = (month + 1) % 12 === 0 && month + 1 < instalments.length ? yearly : 0
      return sum - (rata + extra) / (1 + rate) ** ((month + 1) / 12)
    }, drawn)
  let [low, high] = [-0.5, 3]
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2
    if (value(middle) < 0) low = middle
    else high = middle
  }
  return Math.round(low * 1_000_000) / 10_000
}

/** French instalment in cents, the last one takes the rest: what the product's plan gives is checked against it. */
function planOf(importo: number, mesi: number, tan: number): number[] {
  const i = tan / 1200
  const rata = Math.round((toCents(importo) * i) / (1 - (1 + i) ** -mesi))
  let residuo = toCents(importo)
  return Array.from({ length: mesi }, (_, month) => {
    const interessi = Math.round(residuo * i)
    const paid = month === mesi - 1 ? residuo + interessi : rata
    residuo -= paid - interessi
    return paid / 100
  })
}

const loan = (importo: number, durataMesi: number, tan: number, spese: number, incasso: number) => {
  const plan = planOf(importo, durataMesi, tan)
  const sum = plan.reduce((all, one) => all + toCents(one), 0)
  const offer = {
    bank: null,
    product: { _id: 'p', nome: 'Prestito' },
    tipoTasso: 'fisso',
    tan,
    tassi: [],
    taeg: 0,
    rata: plan[0],
    durataMesi,
    importo,
    totaleInteressi: (sum - toCents(importo)) / 100,
    costiIniziali: spese,
    totale: 0,
    costi: [
      { voce: 'Istruttoria', importo: spese, quando: 'iniziale' },
      { voce: 'Incasso rata', importo: incasso, quando: 'mensile' },
    ],
  } as unknown as AnyOffer
  return { offer, plan: plan.map((rata) => rata + incasso) }
}

describe('an offer with the broker’s fee', () => {
  it.each([
    ['1 loan', 10_000, 60, 7.5, 166, 1.3, { tipo: 'percentuale', valore: 2 }],
    ['2 loan', 5_000, 24, 8.9, 100, 0, { tipo: 'importo', valore: 150 }],
    ['3 loan', 30_000, 120, 6.45, 250, 2, { tipo: 'percentuale', valore: 3.5 }],
    ['4 loan', 15_000, 84, 5.99, 0, 1, { tipo: 'percentuale', valore: 1 }],
    ['5 loan', 60_000, 96, 7.2, 300, 0, { tipo: 'importo', valore: 1_200 }],
    ['6 mortgage', 150_000, 300, 3.2, 1_425, 1.5, { tipo: 'percentuale', valore: 1.5 }],
    ['7 mortgage', 90_000, 180, 2.85, 900, 0, { tipo: 'importo', valore: 990 }],
    ['8 mortgage', 220_000, 360, 4.1, 2_000, 3, { tipo: 'percentuale', valore: 2 }],
  ] as const)(
    '%s: the TAEG is that of the equation, and the total has the fee',
    (_name, importo, mesi, tan, spese, incasso, fee) => {
      const { offer, plan } = loan(importo, mesi, tan, spese, incasso)
      const cents =
        fee.tipo === 'importo' ? toCents(fee.valore) : Math.round(toCents(importo) * (fee.valore / 100))
      const paid = withFee(offer, fee)
      expect(paid.taeg).toBeCloseTo(taegByHand(importo - spese - cents / 100, plan), 3)
      const total = plan.reduce((sum, one) => sum + one, 0) + spese + cents / 100
      expect(burdenOf(paid).totale).toBeCloseTo(total, 1)
      expect(paid.taeg).toBeGreaterThan(withFee(offer, { tipo: 'importo', valore: 0 }).taeg)
    },
  )

  it.each([
    ['9 salary-backed', 250, 120, 5, 466, { tipo: 'percentuale', valore: 1 }],
    ['10 salary-backed', 320, 96, 4.9, 900, { tipo: 'importo', valore: 600 }],
  ] as const)('%s: the fee is kept back from what is paid out', (_name, rata, durata, tan, spese, fee) => {
    const montante = rata * durata
    const capitale = (rata * (1 - (1 + tan / 1200) ** -durata)) / (tan / 1200)
    const offer = {
      bank: { _id: 'b', nome: 'Ente' },
      product: { _id: 'p', nome: 'Cessione' },
      montante,
      capitale,
      interessi: montante - capitale,
      netto: capitale - spese,
      tan,
      taeg: 0,
      costi: [{ voce: 'Commissioni', importo: spese, quando: 'iniziale' }],
    } as unknown as AnyOffer
    const due = fee.tipo === 'importo' ? fee.valore : montante * (fee.valore / 100)
    const paid = withFee(offer, fee, { rata, durata }) as AnyOffer & { netto: number }
    expect(paid.netto).toBeCloseTo(capitale - spese - due, 1)
    const instalments = Array.from({ length: durata }, () => rata)
    expect(paid.taeg).toBeCloseTo(taegByHand(paid.netto, instalments), 3)
  })

  it('has the fee in the TAEG without the policy, too', () => {
    // 250 € × 120 at 5%, costs of 466 €, a premium of 707.10 €, and a fee of 2% of the montante: 600 €.
    const offer = {
      bank: { _id: 'b', nome: 'Ente' },
      product: { _id: 'p', nome: 'Cessione' },
      montante: 30_000,
      capitale: 23_570.34,
      interessi: 6_429.66,
      netto: 22_397.24,
      tan: 5,
      taeg: 6.294,
      polizza: { importo: 707.1, taegSenza: 5.5725, perLegge: true },
      costi: [
        { voce: 'Istruttoria', importo: 466, quando: 'iniziale' },
        { voce: 'Assicurazione vita obbligatoria', importo: 707.1, quando: 'iniziale' },
      ],
    } as unknown as AnyOffer
    const instalments = Array.from({ length: 120 }, () => 250)
    const { taeg, polizza } = withFee(offer, { tipo: 'percentuale', valore: 2 }, { rata: 250, durata: 120 })
    expect(taeg).toBeCloseTo(taegByHand(21_797.24, instalments), 3)
    expect(polizza).toEqual({ importo: 707.1, taegSenza: expect.any(Number), perLegge: true })
    expect(polizza?.taegSenza).toBeCloseTo(taegByHand(22_504.34, instalments), 3)
  })

  it('of before says nothing of its policy', () => {
    const { offer } = loan(10_000, 60, 7.5, 166, 1.3)
    expect(withFee(offer, { tipo: 'importo', valore: 100 })).not.toHaveProperty('polizza')
  })

  it('is the first offer again where the fee is none', () => {
    const { offer } = loan(10_000, 60, 7.5, 166, 1.3)
    const once = withFee(offer, { tipo: 'importo', valore: 0 })
    expect(
      withFee(withFee(offer, { tipo: 'percentuale', valore: 4 }), { tipo: 'importo', valore: 0 }),
    ).toEqual(once)
    // domain.md §1: 10,000 / 60 / 7.5% with 166 at the start and 1.30 a month.
    expect(once.taeg).toBeCloseTo(8.8209, 3)
  })
})
