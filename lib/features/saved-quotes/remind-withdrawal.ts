import 'server-only'
import { addDays, formatDay } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'

/** Art. 10 of Directive (EU) 2023/2225: information given less than a day before the contract is followed by a reminder, 1 to 7 days after it. */
const HOURS_BEFORE = 24
const FROM_DAYS = 1
const TO_DAYS = 7
/** So many a day; the rest is in time tomorrow. */
const MOST = 500
/** The 14 days of the right to withdraw. */
const WITHDRAWAL_DAYS = 14

type Due = { id: string; signedAt: Date; codice: string; nome: string; email: string | null }

/** Each day: reminds of the right to withdraw whoever was given the information late. Returns how many were written to. */
export async function remindWithdrawal(now = new Date()): Promise<number> {
  const due = await db().$queryRaw<Due[]>`
    SELECT c.id, p.data_stipula AS "signedAt", q.codice, q.nome, coalesce(q.email, c.email) AS email
    FROM quotes q
      LEFT JOIN leads l ON l.id = q.lead_id
      JOIN pratiche p ON p.id = coalesce(q.pratica_id, l.pratica_id)
      JOIN LATERAL (SELECT * FROM preventivo_consegne g WHERE g.quote_id = q.id ORDER BY g.at LIMIT 1) c ON true
    WHERE q.product IN ('prestito', 'cdq') AND c.promemoria_at IS NULL
      AND p.data_stipula BETWEEN ${addDays(now, -TO_DAYS)} AND ${addDays(now, -FROM_DAYS)}
      AND c.at > p.data_stipula - make_interval(hours => ${HOURS_BEFORE}::int)
    ORDER BY p.data_stipula LIMIT ${MOST}`
  let written = 0
  for (const one of due) if (await withTransaction((tx) => remind(tx, one, now))) written += 1
  return written
}

/** The mark decides: of two servers one finds it unset. */
async function remind(tx: Tx, { id, signedAt, codice, nome, email }: Due, now: Date): Promise<boolean> {
  const { count } = await tx.preventivoConsegna.updateMany({
    where: { id, promemoriaAt: null },
    data: { promemoriaAt: now },
  })
  if (count === 0 || !email) return false
  return queueMail(tx, {
    template: 'recesso-promemoria',
    to: { email, name: nome },
    data: { nome, codice, firma: formatDay(signedAt), fino: formatDay(addDays(signedAt, WITHDRAWAL_DAYS)) },
    key: `recesso-promemoria:${id}`,
  })
}
