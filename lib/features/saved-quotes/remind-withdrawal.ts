import 'server-only'
import { addDays, columnOfDay, type Day, dayOf, dayOfColumn, formatDay } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { ringOnce } from '@/lib/jobs/tell-once'
import { queueMail } from '@/lib/mail/queue-mail'

/** Art. 10 of Directive (EU) 2023/2225: information given less than a day before the contract is followed by a reminder, 1 to 7 days after it. */
const FROM_DAYS = 1
const TO_DAYS = 7
/** So many a day; the rest is in time tomorrow. */
const MOST = 500
/** The 14 days of the right to withdraw (art. 26), counted from the day of the contract. */
const WITHDRAWAL_DAYS = 14

type Due = {
  /** Of what was given. */
  id: string
  praticaId: string
  agentId: string | null
  /** Null where nobody wrote down the day: the payment shows that there is a contract, not since when. */
  signedOn: Day | null
  codice: string
  nome: string
  email: string | null
}

const daysFrom = (day: Day, days: number): Day => dayOfColumn(addDays(columnOfDay(day), days))

/**
 * Each day: reminds of the right to withdraw whoever was given the information late. Returns how many were written to. The
 * hour of a signing is not known, so that information of the day before counts as late. Who has no address is written
 * to by nobody: the agent of the case is told instead.
 */
export async function remindWithdrawal(now = new Date()): Promise<number> {
  const today = dayOf(now)
  const due = await db().$queryRaw<Due[]>`
    SELECT c.id, p.id AS "praticaId", p.agent_id AS "agentId", q.codice, q.nome,
      CASE WHEN p.firma_il = s.giorno THEN s.giorno::text END AS "signedOn",
      coalesce(q.email, c.email, who.email) AS email
    FROM quotes q
      LEFT JOIN leads l ON l.id = q.lead_id
      JOIN pratiche p ON p.id = coalesce(q.pratica_id, l.pratica_id)
      -- A day that was planned and is later than the payment was not the day.
      CROSS JOIN LATERAL (
        SELECT least(p.firma_il, (p.data_liquidazione AT TIME ZONE 'Europe/Rome')::date) AS giorno) s
      JOIN LATERAL (SELECT * FROM preventivo_consegne g WHERE g.quote_id = q.id ORDER BY g.at LIMIT 1) c ON true
      LEFT JOIN LATERAL (
        SELECT coalesce(k.email, r.email) AS email
        FROM pratica_persone r LEFT JOIN clients k ON k.id = r.client_id
        WHERE r.pratica_id = p.id AND r.ruolo = 'richiedente' ORDER BY r.created_at, r.id LIMIT 1) who ON true
    WHERE q.product IN ('prestito', 'cdq') AND c.promemoria_at IS NULL AND p.stato IN ('stipula', 'liquidata')
      AND s.giorno BETWEEN ${daysFrom(today, -TO_DAYS)}::date AND ${daysFrom(today, -FROM_DAYS)}::date
      AND (c.at AT TIME ZONE 'Europe/Rome')::date >= s.giorno - 1
    ORDER BY s.giorno, c.id LIMIT ${MOST}`
  let written = 0
  for (const one of due)
    if (await withTransaction((tx) => (one.email ? remind(tx, one, one.email, now) : tellAgent(tx, one))))
      written += 1
  return written
}

/** The mark decides: of two servers one finds it unset. */
async function remind(
  tx: Tx,
  { id, signedOn, codice, nome }: Due,
  email: string,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.preventivoConsegna.updateMany({
    where: { id, promemoriaAt: null },
    data: { promemoriaAt: now },
  })
  if (count === 0) return false
  return queueMail(tx, {
    template: 'recesso-promemoria',
    to: { email, name: nome },
    data: {
      nome,
      codice,
      contratto:
        signedOn === null
          ? null
          : { firma: formatDay(signedOn), fino: formatDay(daysFrom(signedOn, WITHDRAWAL_DAYS)) },
    },
    key: `recesso-promemoria:${id}`,
  })
}

/** Told once; what was given keeps no mark, since the client has heard nothing yet. */
async function tellAgent(tx: Tx, { praticaId, agentId, codice, nome }: Due): Promise<false> {
  if (!agentId) return false
  await ringOnce(tx, 'agent', [agentId], {
    titolo: `Ricorda il diritto di recesso a ${nome}`,
    testo: `Ha avuto le informazioni del preventivo ${codice} a ridosso della firma e non ha un’e-mail: va ricordato entro 7 giorni dal contratto.`,
    href: `/agents/reports/pratiche/${praticaId}`,
  })
  return false
}
