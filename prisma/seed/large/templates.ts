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
export const SAME = [
  'product',
  'stato',
  'stato_precedente',
  'segnalatore',
  'origine',
  'durata_mesi',
  'tipo_tasso',
  'tan',
  'taeg',
  'spread',
  'ltv',
  'provincia',
  'comune',
  'provvigioni',
  'motivo_rifiuto',
  'causale',
  'note',
  'version',
] as const

/** What it takes from another one, so that a million cases are not the same few thousand over and over. */
export const OWNER = ['agent_id', 'agency_id'] as const
export const BANK = ['bank_id', 'bank_product_id'] as const

/** What is a little more or less than in the one it is copied from: cents. */
export const AMOUNTS = [
  'importo_richiesto',
  'importo_deliberato',
  'importo_erogato',
  'valore_immobile',
  'prezzo',
  'valore_perizia',
  'rata',
] as const

/** Of its applicant. */
export const JOB = ['tipo_lavoro', 'reddito_netto', 'altre_rate'] as const

/** A demo case that many are copied from, so that states, dates and amounts stay believable. */
export type Template = {
  agentId: string | null
  /** The town as the search column has it. */
  town: string
  opened: number
  dates: (number | null)[]
  product: string
  finalita: string
  /** Product and kind of rate: its bank may be any that has lent such a thing. */
  kind: string
  hasBank: boolean
  amounts: (number | null)[]
  /** SAME, OWNER, BANK and JOB as COPY writes them. */
  same: string
  owner: string
  bank: string
  job: string
}

export type Client = { id: string; nome: string; folded: string; since: number }

/** Milliseconds; exact in a double. */
export const moment = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`

const texts = (alias: string, columns: readonly string[]) =>
  `ARRAY[${columns.map((column) => `${alias}.${column}::text`).join(', ')}]`

type Lists = Record<'same' | 'owner' | 'bank' | 'job', Cell[]>
type TemplateRow = Omit<Template, keyof Lists> & Lists

/** The cases that this program did not make, oldest first. The database folds what is searched, as its trigger does. */
export async function loadTemplates(client: pg.ClientBase): Promise<Template[]> {
  const rows = await rowsOf<TemplateRow>(
    client,
    `SELECT p.agent_id AS "agentId", fold(coalesce(p.comune, '')) AS town, ${moment('p.created_at')} AS opened,
            ARRAY[${DATES.map((column) => moment(`p.${column}`)).join(', ')}] AS dates,
            p.product::text, p.finalita, concat_ws(' ', p.product, p.tipo_tasso) AS kind, p.bank_id IS NOT NULL AS "hasBank",
            ARRAY[${AMOUNTS.map((column) => `p.${column}::float8`).join(', ')}] AS amounts,
            ${texts('p', SAME)} AS same, ${texts('p', OWNER)} AS owner, ${texts('p', BANK)} AS bank, ${texts('r', JOB)} AS job
     FROM pratiche p LEFT JOIN pratica_persone r ON r.pratica_id = p.id AND r.ruolo = 'richiedente'
     WHERE p.codice NOT LIKE '${MARK}' ORDER BY p.created_at, p.id`,
  )
  return rows.map((row) => ({
    ...row,
    same: line(row.same),
    owner: line(row.owner),
    bank: line(row.bank),
    job: line(row.job),
  }))
}

/** The agents who may have a case, by agent and all together, longest with us first. The demo's own accounts keep theirs. */
export async function loadClients(client: pg.ClientBase): Promise<Map<string | null, Client[]>> {
  const rows = await rowsOf<Client & { agentId: string | null }>(
    client,
    `SELECT id, agent_id AS "agentId", nome || ' ' || cognome AS nome, fold(nome || ' ' || cognome) AS folded,
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
