import 'server-only'
import { pool } from '@/lib/core/db'
import { setting } from '@/lib/settings/read'
import { sweepUploads } from '@/lib/storage/temporary'
import { type Conservazione, conservazioneMesi } from './settings'

/**
 * What has served its purpose, table by table. Sessions stay half a year after their end: the
 * administrator's list shows past ones. `mail:` keys stay longer than a queue retries.
 */
const EXPIRED = [
  "realtime_events WHERE at < now() - interval '15 minutes'",
  "idempotency_keys WHERE created_at < now() - CASE WHEN id LIKE 'mail:%' THEN interval '60 days' ELSE interval '2 days' END",
  "sessions WHERE expires_at < now() - interval '180 days'",
  'known_devices WHERE expires_at < now()',
  "one_time_tokens WHERE expires_at < now() - interval '7 days'",
  'rate_limits WHERE expire < extract(epoch FROM now()) * 1000',
  // D.Lgs. 24/2023, art. 14: no longer than five years after the outcome.
  "whistle_reports WHERE closed_at < now() - interval '5 years'",
  // D.Lgs. 231/2007, art. 31: ten years from the end; the table's own trigger lets nothing go before.
  "registro_identificazioni r WHERE r.created_at < now() - interval '10 years' AND NOT EXISTS (SELECT FROM pratiche p WHERE p.id = r.pratica_id AND (p.data_chiusura IS NULL OR p.data_chiusura >= now() - interval '10 years'))",
  "sospetti WHERE deciso_at < now() - interval '10 years'",
  // The run stays with its counts; what the rows said of people does not.
  "import_rows WHERE run_id IN (SELECT id FROM import_runs WHERE created_at < now() - interval '90 days')",
  "partner_consegne WHERE created_at < now() - interval '30 days' AND stato <> 'elaborata'",
  "partner_consegne WHERE created_at < now() - interval '365 days'",
  "cron_runs WHERE started_at < now() - interval '30 days'",
  "ticket_drafts WHERE updated_at < now() - interval '60 days'",
  "faq_ricerche WHERE giorno <= (now() AT TIME ZONE 'Europe/Rome')::date - 90",
  "backups WHERE ended_at < now() - interval '400 days'",
  'content_changes WHERE EXISTS (SELECT 1 FROM content_changes newer WHERE newer.tag = content_changes.tag AND newer.at > content_changes.at)',
  "job_progress WHERE updated_at < now() - interval '30 days'",
] as const

/**
 * What goes after the months that are set. A quote that was sent, or became a request or a case, is kept. Notifications name people, so
 * none is kept for longer than the requests that it may tell of.
 */
const expiredByMonths = ({ preventivi, notifiche, ...requests }: Conservazione): string[] => [
  `quotes WHERE created_at < now() - interval '${preventivi} months' AND inviato_at IS NULL AND lead_id IS NULL AND pratica_id IS NULL AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.quote_id = quotes.id AND leads.pratica_id IS NOT NULL)`,
  `notifications WHERE created_at < now() - interval '${Math.min(notifiche, ...Object.values(requests))} months'`,
]

/** Deletes in small portions, so that no table is locked for long. */
const PORTION = 5_000

async function pruneOne(expired: string): Promise<void> {
  const [table, where] = expired.split(/ WHERE (.*)/)
  const sql = `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${PORTION}))`
  while (((await pool().query(sql)).rowCount ?? 0) === PORTION);
}

export async function prune(): Promise<void> {
  await sweepUploads()
  const byMonths = expiredByMonths(await setting(conservazioneMesi))
  for (const expired of [...EXPIRED, ...byMonths]) await pruneOne(expired)
}
