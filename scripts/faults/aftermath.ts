import type { Row } from '../report/types'
import { compare, type Held, type Submission } from './ledger'
import { mailsByReceiver } from './mailbox'
import type { Observer } from './observer'
import { emailOf, type Kind } from './writers'

/** What the tables hold of the writes of a run, by kind. */
export const HELD: Record<Exclude<Kind, 'edits'>, string> = {
  leads: `SELECT split_part(email::text, '@', 1) AS key, id FROM leads WHERE email::text LIKE '%@faults.example'`,
  requests: `SELECT split_part(email::text, '@', 1) AS key, id FROM contact_requests
    WHERE email::text LIKE '%@faults.example'`,
  tickets: `SELECT oggetto AS key, id FROM tickets WHERE oggetto ~ '^k[0-9a-f]{8}-'`,
}

/** Each change of a title stands in the history once. */
const EDITS = `
  SELECT change->>'after' AS key, ref AS id FROM commits, jsonb_array_elements(info->'changes') AS change
  WHERE action = 'edit' AND change->>'field' = 'titolo' AND change->>'after' LIKE 'Modifica %'`

/** What has a history: as many rows as its version says, counted from where the run began. */
const UNEVEN = `
  SELECT 'lead ' || codice AS what FROM leads WHERE email::text LIKE '%@faults.example'
    AND version <> (SELECT count(*) FROM commits WHERE ref = leads.id)
  UNION ALL
  SELECT 'ticket ' || codice FROM tickets WHERE oggetto ~ '^k[0-9a-f]{8}-'
    AND version <> (SELECT count(*) FROM commits WHERE ref = tickets.id)
  UNION ALL
  SELECT 'news ' || slug FROM news
    WHERE version - ($1::jsonb->>id::text)::int <> (SELECT count(*) FROM commits WHERE ref = news.id)`

/** For each edited item, how far its version is ahead of its history when the run begins. */
export async function offsetsOf(observer: Observer, items: string[]): Promise<Record<string, number>> {
  const rows = await observer.read<{ id: string; ahead: number }>(
    `SELECT id, version - (SELECT count(*)::int FROM commits WHERE ref = news.id) AS ahead
     FROM news WHERE id = ANY($1::uuid[])`,
    [items],
  )
  return Object.fromEntries(rows.map(({ id, ahead }) => [id, ahead]))
}

/** How many, and what some of them are. */
const list = (found: string[]) =>
  found.length === 0 ? '0' : `${found.length}: ${[...new Set(found)].slice(0, 3).join(', ')}`

export const none = (what: string, found: string[]): Row => ({
  what,
  measured: list(found),
  goal: '0',
  ok: found.length === 0,
})

/** Lost, twice, versions and mails, after all writers have ended and all jobs are done. */
export async function aftermath(
  observer: Observer,
  asked: Record<Kind, Submission[]>,
  offsets: Record<string, number>,
  mailbox: string,
): Promise<Row[]> {
  const kinds = Object.keys(asked) as Kind[]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const held = await observer.read<Held>(kind === 'edits' ? EDITS : HELD[kind])
      return { kind, ...compare(asked[kind], held) }
    }),
  )
  const uneven = await observer.read<{ what: string }>(UNEVEN, [JSON.stringify(offsets)])
  const all = (pick: (one: (typeof found)[number]) => string[]) => found.flatMap(pick)
  const sums = found.map(({ kind, acknowledged }) => `${acknowledged} ${kind}`).join(', ')
  return [
    { what: 'acknowledged', measured: sums },
    none(
      'acknowledged and lost',
      all(({ lost }) => lost),
    ),
    none(
      'keys with two effects',
      all(({ twice }) => twice),
    ),
    none(
      'objects whose version differs from their history',
      uneven.map(({ what }) => what),
    ),
    ...mails([...asked.leads, ...asked.requests], mailbox),
  ]
}

/** A client who is given an adviser gets the name too, in a mail of its own. */
const isReceipt = (subject: string) => !/^(=.UTF-8.Q.)?Ti[ _]chiama[ _]/i.test(subject)

/** Each lead and each request is thanked for by one message. */
function mails(asked: Submission[], mailbox: string): Row[] {
  const receipts = mailsByReceiver(mailbox, isReceipt)
  const of = ({ key }: Submission) => receipts.get(emailOf(key)) ?? []
  const acknowledged = asked.filter(({ id }) => id !== undefined)
  const keys = (wrong: Submission[]) => wrong.map(({ key }) => key)
  const again = asked.filter((one) => of(one).length > new Set(of(one)).size)
  return [
    none('acknowledged without a receipt by mail', keys(acknowledged.filter((one) => of(one).length === 0))),
    none('keys with two different receipts', keys(asked.filter((one) => new Set(of(one)).size > 1))),
    { what: 'receipts handed over again under the same Message-ID', measured: String(again.length) },
  ]
}
