import 'server-only'
import { columnOfDay, type Day } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { Accordo, BankAccordo, Prisma, Prodotto } from '@/prisma/generated/client'
import { type Matter, rankOf } from './in-force'

type Valid = { validFrom: Date; validTo: Date | null }
const isValid = ({ validFrom, validTo }: Valid, on: Date) => validFrom <= on && (!validTo || validTo >= on)
const fits = <T>(own: T | null, asked: T | null) => own === null || own === asked

/** All agreements at once, for work on many cases: there are some hundreds of them, whatever the number of cases. */
export type Book = {
  /** The agreement that counts for a case opened on this day; null where nobody has written any. */
  accordo: (matter: Matter, day: Day) => Accordo | null
  /**
   * What a bank pays of a product, in percent of what it pays out, by the agreements of a day: that of the product, else that of
   * all products, else the bank's own figure. The one answer: a case freezes it at its opening (and accrues by it), estimates
   * are made by it, and the page on transparency discloses it.
   */
  bankPct: (bank: { id: string; provvigionePct: Prisma.Decimal }, product: Prodotto, day: Day) => number
  /** The most that a client of this bank pays for a product by any agreement of a day, in percent of what is paid out. */
  clientFeePct: (bankId: string, product: Prodotto, day: Day) => number
  /** Whether the agreement of this id is about one bank alone. */
  isOfOneBank: (id: string) => boolean
  /** Whether an agreement of a day pays for a product of this bank: by the bank itself, or by a client of this very bank. */
  isAgreed: (bankId: string, product: Prodotto, day: Day) => boolean
}

export async function readBook(tx: Tx): Promise<Book> {
  const accordi = (await tx.accordo.findMany()).toSorted((a, b) => rankOf(b) - rankOf(a))
  const banks = await tx.bankAccordo.findMany()
  return {
    accordo: (matter, day) => accordi.find((one) => isAbout(one, matter, columnOfDay(day))) ?? null,
    bankPct: (bank, product, day) => {
      const on = columnOfDay(day)
      const found = banks.filter(
        (one: BankAccordo) => one.bankId === bank.id && fits(one.product, product) && isValid(one, on),
      )
      const chosen = found.find((one) => one.product === product) ?? found[0]
      return Number(chosen?.percentuale ?? bank.provvigionePct)
    },
    clientFeePct: (bankId, product, day) => {
      const on = columnOfDay(day)
      const found = accordi.filter(
        (one) => fits(one.product, product) && fits(one.bankId, bankId) && isValid(one, on),
      )
      return Math.max(0, ...found.map(({ clientFeePct }) => Number(clientFeePct)))
    },
    isOfOneBank: (id) => accordi.some((one) => one.id === id && one.bankId !== null),
    isAgreed: (bankId, product, day) => {
      const on = columnOfDay(day)
      const paying = [...banks, ...accordi.filter(({ clientFeePct }) => Number(clientFeePct) > 0)]
      return paying.some((one) => one.bankId === bankId && fits(one.product, product) && isValid(one, on))
    },
  }
}

function isAbout(one: Accordo, { agentId, agencyId, product, bankId }: Matter, on: Date): boolean {
  const isParty =
    one.tipo === 'rete' ||
    (one.tipo === 'agenzia' && agencyId !== null && one.agencyId === agencyId) ||
    (one.tipo === 'agente' && agentId !== null && one.agentId === agentId)
  return isParty && fits(one.product, product) && fits(one.bankId, bankId) && isValid(one, on)
}
