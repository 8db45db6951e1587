import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { dayOf, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { fermeSql, giorniFa, giorniFermaSql, soglieFerma } from '@/lib/features/pratiche/ferma'
import { timeOf } from '@/lib/italian/opening-hours'
import { STATI_APERTI } from '@/lib/words/case-states'
import { Prisma } from '@/prisma/generated/client'
import { daysSince, queueOf } from './present'
import { instantSql, rowsOf } from './scope'
import type { CaseItem, ContactItem, DocumentItem, LeadItem, PaymentItem, Queue, QuoteItem } from './types'

/** Days of the calendar after which work that waits is late. */
const LATE_AFTER = {
  assegnare: 1,
  chiamare: 2,
  contatti: 2,
  preventivi: 2,
  documenti: 3,
  erogazioni: 2,
} as const

/** How much a home shows of a queue, and how much the queue's own page. */
export const FIRST = 5
export const ALL = 200

type Counted = { total: number; late_total: number; late: boolean }
type Reader = { actor: Actor; now: Date; limit: number }

type LeadRow = Counted & Omit<LeadItem, 'giorni' | 'minuti' | '_id'> & { id: string; since: Date }

/**
 * Leads in one state: new ones wait for an agent, assigned ones for a call. Those of today come first, the newest at the top, as a call
 * within minutes is worth most; then the others, the longest waiting first.
 */
export async function leadQueue(
  stato: 'nuovo' | 'assegnato',
  { actor, now, limit }: Reader,
): Promise<Queue<LeadItem>> {
  const since = Prisma.sql`coalesce(l.assigned_at, l.created_at)`
  const today = Prisma.sql`${since} >= ${instantSql(startOfDay(dayOf(now)))}`
  const late = instantSql(giorniFa(stato === 'nuovo' ? LATE_AFTER.assegnare : LATE_AFTER.chiamare, now))
  const rows = await db().$queryRaw<LeadRow[]>`
    SELECT l.id, l.version, l.stato::text, l.nome, l.cognome, l.telefono, l.product::text, l.importo::float8,
      l.pratica_id AS "praticaId", ${since} AS since, ${since} < ${late} AS late,
      (count(*) OVER ())::int AS total, (count(*) FILTER (WHERE ${since} < ${late}) OVER ())::int AS late_total
    FROM leads l WHERE l.stato = ${stato}::stato_lead AND ${rowsOf('lead', 'l', actor)}
    ORDER BY ${today} DESC, CASE WHEN ${today} THEN ${since} END DESC, ${since}, l.id LIMIT ${limit}`
  return queueOf(rows, ({ id, since: from, total: _t, late_total: _l, importo, ...row }) => ({
    ...row,
    _id: id,
    importo: importo === null ? null : toEuro(importo),
    giorni: daysSince(from, now),
    minuti: Math.max(0, Math.floor((now.getTime() - from.getTime()) / 60_000)),
  }))
}

type ContactRow = Counted & Omit<ContactItem, 'giorni' | '_id'> & { id: string; created: Date }

/** "2026-11-23T09:00" of clocks in Italy: texts that sort as the instants do. */
const romeText = (column: Prisma.Sql) =>
  Prisma.sql`to_char(${column} AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD"T"HH24:MI')`

/**
 * Messages and call-backs that nobody has answered, the most urgent first: a call-back counts from its slot, a message
 * from its arrival. What the public typed is compared as text, so that no value of it can fail.
 */
export async function contactQueue({ actor, now, limit }: Reader): Promise<Queue<ContactItem>> {
  const slot = Prisma.sql`c.dettagli->>'giorno' || 'T' || split_part(coalesce(c.dettagli->>'fascia', '-23:59'), '-', 2)`
  const clock = `${dayOf(now)}T${timeOf(now)}`
  const late = Prisma.sql`coalesce(${slot} < ${clock}, c.created_at < ${instantSql(giorniFa(LATE_AFTER.contatti, now))})`
  const rows = await db().$queryRaw<ContactRow[]>`
    SELECT c.id, c.version, c.stato::text, c.kind::text, c.nome, c.cognome, c.telefono,
      c.dettagli->>'giorno' AS giorno, c.dettagli->>'fascia' AS fascia, c.created_at AS created,
      c.pratica_id AS "praticaId", CASE WHEN c.kind = 'appuntamento' THEN c.dettagli END AS dettagli, ${late} AS late,
      (count(*) OVER ())::int AS total, (count(*) FILTER (WHERE ${late}) OVER ())::int AS late_total
    FROM contact_requests c
    WHERE c.stato IN ('nuovo', 'assegnato') AND c.kind <> 'candidatura' AND ${rowsOf('contactRequest', 'c', actor)}
    ORDER BY coalesce(${slot}, ${romeText(Prisma.sql`c.created_at`)}), c.id LIMIT ${limit}`
  return queueOf(rows, ({ id, created, total: _t, late_total: _l, ...row }) => ({
    ...row,
    _id: id,
    giorni: daysSince(created, now),
  }))
}

type QuoteRow = Counted & Omit<QuoteItem, 'giorni' | '_id'> & { id: string; since: Date }

/** Quotes that their clients have accepted and that have become nothing yet, the longest waiting first. */
export async function quoteQueue({ actor, now, limit }: Reader): Promise<Queue<QuoteItem>> {
  const late = instantSql(giorniFa(LATE_AFTER.preventivi, now))
  const rows = await db().$queryRaw<QuoteRow[]>`
    SELECT q.id, q.codice, q.nome, q.cognome, q.telefono, q.banca, q.accettato_at AS since, q.accettato_at < ${late} AS late,
      (count(*) OVER ())::int AS total, (count(*) FILTER (WHERE q.accettato_at < ${late}) OVER ())::int AS late_total
    FROM quotes q WHERE q.codice IS NOT NULL AND q.stato = 'accettato' AND ${rowsOf('quote', 'q', actor)}
    ORDER BY q.accettato_at, q.id LIMIT ${limit}`
  return queueOf(rows, ({ id, since, total: _t, late_total: _l, ...row }) => ({
    ...row,
    _id: id,
    giorni: daysSince(since, now),
  }))
}

/** The person who asks, by the client's own record where there is one. */
const richiedente = Prisma.sql`LEFT JOIN LATERAL (
  SELECT coalesce(k.nome, pp.nome) || ' ' || coalesce(k.cognome, pp.cognome) AS nome,
    coalesce(k.telefono, pp.telefono) AS telefono
  FROM pratica_persone pp LEFT JOIN clients k ON k.id = pp.client_id
  WHERE pp.pratica_id = q.pratica_id AND pp.ruolo = 'richiedente' ORDER BY pp.created_at, pp.id LIMIT 1
) who ON TRUE`

type DocumentRow = Counted & {
  id: string
  nome: string
  pratica_id: string
  codice: string
  cliente: string
  since: Date
}

/** Files of open cases that clients have sent and nobody has looked at, the longest waiting first. */
export async function documentQueue({ actor, now, limit }: Reader): Promise<Queue<DocumentItem>> {
  const since = Prisma.sql`coalesce(d.uploaded_at, d.created_at)`
  const late = instantSql(giorniFa(LATE_AFTER.documenti, now))
  const rows = await db().$queryRaw<DocumentRow[]>`
    SELECT q.*, o.codice, coalesce(who.nome, o.intestatario) AS cliente FROM (
      SELECT d.id, d.nome, d.pratica_id, ${since} AS since, ${since} < ${late} AS late,
        (count(*) OVER ())::int AS total, (count(*) FILTER (WHERE ${since} < ${late}) OVER ())::int AS late_total
      FROM pratica_documenti d JOIN pratiche p ON p.id = d.pratica_id
      WHERE d.stato = 'caricato' AND p.stato = ANY(${STATI_APERTI}::stato_pratica[]) AND ${rowsOf('pratica', 'p', actor)}
      ORDER BY ${since}, d.id LIMIT ${limit}
    ) q JOIN pratiche o ON o.id = q.pratica_id ${richiedente} ORDER BY q.since, q.id`
  return queueOf(rows, ({ id, nome, pratica_id, codice, cliente, since: from, late: isLate }) => ({
    _id: id,
    nome,
    praticaId: pratica_id,
    codice,
    cliente,
    giorni: daysSince(from, now),
    late: isLate,
  }))
}

type CaseRow = Omit<CaseItem, '_id'> & { pratica_id: string; total: number; late_total: number }

/** Cases in which nothing has happened for too long, by the rule of the report that lists them; all are late. */
export async function stalledQueue({ actor, now, limit }: Reader): Promise<Queue<CaseItem>> {
  const ferme = Prisma.sql`${fermeSql(await soglieFerma(), 'p', now)} AND ${rowsOf('pratica', 'p', actor)}`
  const rows = await db().$queryRaw<CaseRow[]>`
    SELECT q.pratica_id, q.version, q.codice, q.stato, q.giorni, who.telefono, coalesce(who.nome, q.intestatario) AS cliente,
      a.nome || ' ' || a.cognome AS agente, coalesce(q.sollecitata_at >= ${instantSql(startOfDay(dayOf(now)))}, FALSE) AS sollecitata,
      n.total, n.total AS late_total
    FROM (
      SELECT p.id AS pratica_id, p.version, p.codice, p.intestatario, p.stato::text, p.agent_id, p.sollecitata_at,
        ${giorniFermaSql('p', now)} AS giorni
      FROM pratiche p WHERE ${ferme} ORDER BY p.ultima_attivita, p.id LIMIT ${limit}
    ) q LEFT JOIN agents a ON a.id = q.agent_id ${richiedente}
    CROSS JOIN (SELECT count(*)::int AS total FROM pratiche p WHERE ${ferme}) n
    ORDER BY q.giorni DESC, q.pratica_id`
  return queueOf(rows, ({ pratica_id, total: _t, late_total: _l, ...row }) => ({ ...row, _id: pratica_id }))
}

type PaymentRow = Counted & Omit<PaymentItem, 'giorni' | '_id'> & { id: string; since: Date }

/** Payments that agents recorded and nobody has confirmed, the longest waiting first. */
export async function paymentQueue({ actor, now, limit }: Reader): Promise<Queue<PaymentItem>> {
  const late = instantSql(giorniFa(LATE_AFTER.erogazioni, now))
  const rows = await db().$queryRaw<PaymentRow[]>`
    SELECT p.id, p.codice, p.intestatario AS cliente, a.nome || ' ' || a.cognome AS agente, p.importo_erogato::float8 AS importo,
      to_char(p.data_liquidazione AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD') AS giorno, p.stato_dal AS since,
      p.stato_dal < ${late} AS late, (count(*) OVER ())::int AS total,
      (count(*) FILTER (WHERE p.stato_dal < ${late}) OVER ())::int AS late_total
    FROM pratiche p LEFT JOIN agents a ON a.id = p.agent_id
    WHERE p.erogazione_da_confermare AND ${rowsOf('pratica', 'p', actor)}
    ORDER BY p.stato_dal, p.id LIMIT ${limit}`
  return queueOf(rows, ({ id, since, total: _t, late_total: _l, ...row }) => ({
    ...row,
    _id: id,
    giorni: daysSince(since, now),
  }))
}
