import type { Offer } from '@/lib/features/calculators/present'
import { seedOr } from '@/scripts/test/property'

/* Random credits, and a second calculation of what they cost: written without the engine, to compare it with. */

/** Where the random numbers begin; `npm run test:long` gives another. */
export const SEED = seedOr(20_261_128)

let state = SEED
/** Mulberry32: the same numbers from the same seed. */
export function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
export const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
export function pick<T>(list: readonly T[]): T {
  const one = list[between(0, list.length - 1)]
  if (one === undefined) throw new Error('An empty list')
  return one
}

export type Cost = { voce: string; importo: number; quando: 'iniziale' | 'mensile' | 'annuale' }
export const cents = (euro: number) => Math.round(euro * 100)
export const inCents = (costi: readonly Cost[]): Cost[] =>
  costi.map((costo) => ({ ...costo, importo: cents(costo.importo) }))
export const sum = (costi: readonly Cost[], quando: Cost['quando']) =>
  costi.filter((costo) => costo.quando === quando).reduce((all, { importo }) => all + importo, 0)

/** a / b rounded half-up, of whole numbers. */
export const halfUp = (a: number, b: number) => Number((2n * BigInt(a) + BigInt(b)) / (2n * BigInt(b)))
/** A percentage with at most four decimals. */
export const share = (amount: number, percent: number) =>
  halfUp(amount * Math.round(percent * 10_000), 1_000_000)

export function instalment(amount: number, tan: number, months: number): number {
  const i = tan / 1_200
  return Math.round(i === 0 ? amount / months : (amount * i) / (1 - (1 + i) ** -months))
}

type Terms = Pick<Offer, 'tan' | 'tassi' | 'durataMesi'> & { amount: number }

/** The instalments of a French plan, one by one: the last pays what is left. */
export function instalments({ amount, tan, tassi, durataMesi }: Terms): number[] {
  const paid: number[] = []
  let left = amount
  let rate = tan
  let each = instalment(left, rate, durataMesi)
  for (let month = 1; month <= durataMesi; month++) {
    const change = tassi.find(({ dalMese }) => dalMese === month)
    if (change) {
      rate = change.tan
      each = instalment(left, rate, durataMesi - month + 1)
    }
    const interest = halfUp(left * Math.round(rate * 10_000), 12_000_000)
    const pays = month === durataMesi ? left + interest : each
    left -= pays - interest
    paid.push(pays)
  }
  return paid
}

/** The yearly rate at which what is paid is worth what is received, by halving an interval; percent. */
export function rateOf(received: number, paid: readonly number[]): number {
  let [low, high] = [-0.5, 10]
  for (let step = 0; step < 200; step++) {
    const rate = (low + high) / 2
    const worth = paid.reduce((all, amount, month) => all + amount / (1 + rate) ** ((month + 1) / 12), 0)
    if (worth > received) low = rate
    else high = rate
  }
  return low * 100
}

/** The TAEG of instalments and of the costs that are shown. */
export function taegOf(amount: number, paid: readonly number[], costi: readonly Cost[]): number {
  const [monthly, yearly] = [sum(costi, 'mensile'), sum(costi, 'annuale')]
  const flows = paid.map((rata, at) => {
    const month = at + 1
    return rata + monthly + (month % 12 === 0 && month < paid.length ? yearly : 0)
  })
  return rateOf(amount - sum(costi, 'iniziale') - yearly, flows)
}

export const wholeTerm = (costi: readonly Cost[], months: number) =>
  sum(costi, 'iniziale') + sum(costi, 'mensile') * months + sum(costi, 'annuale') * Math.ceil(months / 12)

const euroFormat = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
})
const percentFormat = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const euro = (amount: number) => plain(euroFormat.format(amount))
export const percent = (value: number) => `${percentFormat.format(value)}%`
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
export const textOf = (html: string) => plain(html.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')
