import type pg from 'pg'
import { rowsOf } from '../core/context'
import { type Cell, line } from './copy'

/** What this program adds has a number after the dash; ordinary codes know no zero (lib/core/ids.ts). */
export const MARK = 'P__-0%'

/** Moments of a case, which move with the moment it was opened. */
export const DATES = [
  'stato_dal',
  'ultima_attivita',
  'data_raccolta',
  'data_istruttoria',
  'data_invio_banca',
  'data_reddituale',
  'data_perizia',
  'data_delibera',
  'data_stipula',
  'data_liquidazione',
  'data_chiusura',
  'updated_at',
] as const

/** What a case keeps of the one it is copied from. */
export const COPIED = [
  'product',
  'finalita',
  'stato',
  'stato_precedente',
  'agent_id',
  'agency_id',
  'bank_id',
  'bank_product_id',
  'segnalatore',
  'origine',
  'importo_richiesto',
  'importo_deliberato',
  'importo_erogato',
  'durata_mesi',
  'tipo_tasso',
  'tan',
  'taeg',
  'spread',
  'rata',
  'valore_immobile',
  'prezzo',
  'valore_perizia',
  'ltv',
  'provincia',
  'comune',
  'provvigioni',
  'motivo_rifiuto',
  'note',
  'version',
] as const

/** Of its applicant, likewise. */
export const JOB = ['tipo_lavoro', 'reddito_netto', 'altre_rate'] as const

/** A demo case that many are copied from, so that states, dates and amounts stay believable. */
export type Template = {
  agentId: string | null
  /** The town as the search column has it. */
  town: string
  opened: number
  dates: (number | null)[]
  /** COPIED and JOB as COPY writes them. */
  copied: string
  job: string
}

export type Client = { id: string; nome: string; folded: string; since: number }

/** Milliseconds; exact in a double. */
export const moment = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`

const texts = (alias: string, columns: readonly string[]) =>
  `ARRAY[${columns.map((column) => `${alias}.${column}::text`).join(', ')}]`

type TemplateRow = Omit<Template, 'copied' | 'job'> & { copied: Cell[]; job: Cell[] }

/** The cases that this program did not make, oldest first. The database folds what is searched, as its trigger does. */
export async function loadTemplates(client: pg.ClientBase): Promise<Template[]> {
  const rows = await rowsOf<TemplateRow>(
    client,
    `SELECT p.agent_id AS "agentId", lower(unaccent(coalesce(p.comune, ''))) AS town, ${moment('p.created_at')} AS opened,
            ARRAY[${DATES.map((column) => moment(`p.${column}`)).join(', ')}] AS dates,
            ${texts('p', COPIED)} AS copied, ${texts('r', JOB)} AS job
     FROM pratiche p LEFT JOIN pratica_persone r ON r.pratica_id = p.id AND r.ruolo = 'richiedente'
     WHERE p.codice NOT LIKE '${MARK}' ORDER BY p.created_at, p.id`,
  )
  return rows.map((row) => ({ ...row, copied: line(row.copied), job: line(row.job) }))
}

/** Whoever may have a case, by agent and all together, longest with us first. The demo's own accounts keep theirs. */
export async function loadClients(client: pg.ClientBase): Promise<Map<string | null, Client[]>> {
  const rows = await rowsOf<Client & { agentId: string | null }>(
    client,
    `SELECT id, agent_id AS "agentId", cognome || ' ' || nome AS nome, lower(unaccent(cognome || ' ' || nome)) AS folded,
            ${moment('created_at')} AS since
     FROM clients WHERE email IS NOT NULL AND email NOT LIKE '%@demo.example' ORDER BY created_at, id`,
  )
  const byAgent = new Map<string | null, Client[]>([[null, rows]])
  for (const row of rows) {
    if (!row.agentId) continue
    const own = byAgent.get(row.agentId)
    if (own) own.push(row)
    else byAgent.set(row.agentId, [row])
  }
  return byAgent
}
