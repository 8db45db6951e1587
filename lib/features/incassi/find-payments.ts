import 'server-only'
import { columnOfDay, dayOfColumn } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { byCode, codeKey, idsByIdegg } from '@/lib/features/syncs/find-by-code'
import type { Incasso } from '@/prisma/generated/client'

type Case = { id: string; codice: string; idegg: string | null; bankId: string | null }

/** The cases by each of their codes, in one query. */
export async function casesByCode(
  tx: Tx,
  codes: readonly string[],
): Promise<(code: string) => Case | undefined> {
  const asked = [...new Set(codes.map(codeKey))]
  const byIdegg = await idsByIdegg(tx, asked)
  const cases = await tx.pratica.findMany({
    where: { OR: [{ id: { in: byIdegg } }, { codice: { in: asked } }] },
    select: { id: true, codice: true, idegg: true, bankId: true },
  })
  return byCode(
    cases.flatMap((one) => [one.codice, one.idegg ?? one.codice].map((code) => [code, one] as const)),
  )
}

/** What makes a payment that one: the same comes once. */
export type Payment = {
  bankId: string
  praticaId: string | null
  /** In capitals. */
  codice: string
  /** 'YYYY-MM-DD' */
  data: string
  importo: bigint
  riferimento: string
}

/** How references are compared: two files write the same one with other capitals and spaces. */
export const referenceKey = (riferimento: string): string =>
  riferimento.replace(/\s+/g, ' ').trim().toLowerCase()

const keyOf = ({ bankId, data, importo, riferimento }: Payment, whose: string): string =>
  [bankId, whose, data, importo, referenceKey(riferimento)].join(' ')
/** As the unique index has it, whose references are as they were written. */
export const paymentKey = (payment: Payment): string => keyOf(payment, payment.praticaId ?? payment.codice)

type Stored = Pick<Incasso, 'data'> & Omit<Payment, 'data'>
const asPayment = (row: Stored): Payment => ({ ...row, data: dayOfColumn(row.data) })

/**
 * The payments that are here already, in one query: of the same case, or with the same code from a time when no case had
 * it.
 */
export async function knownPayments(
  tx: Tx,
  payments: readonly Payment[],
): Promise<(payment: Payment) => Incasso | undefined> {
  const of = <K extends keyof Payment>(name: K) => [...new Set(payments.map((payment) => payment[name]))]
  const rows = await tx.incasso.findMany({
    where: {
      bankId: { in: of('bankId') },
      data: { in: of('data').map(columnOfDay) },
      OR: [
        { praticaId: { in: of('praticaId').filter((id) => id !== null) } },
        { praticaId: null, codice: { in: of('codice') } },
      ],
    },
  })
  const byKey = new Map(rows.map((row) => [paymentKey(asPayment(row)), row]))
  return (payment) => byKey.get(paymentKey(payment)) ?? byKey.get(keyOf(payment, payment.codice))
}
