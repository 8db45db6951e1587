import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { pool } from '@/lib/core/db'
import { HIDDEN_FIELDS } from '@/lib/history/labels'
import { concealedColumns } from '@/lib/resources/concealed'
import { type HistoryRule, historyRules } from '@/lib/resources/history'
import type { ListQuery } from '@/lib/resources/list-query'
import { listRows } from '@/lib/resources/read'
import type { Resource } from '@/lib/resources/types'
import type { ListReply } from '@/lib/resources/view'
import { commits } from './resource'

/** One page of the history, each change with the names of its fields: "Titolo, Testo". */
export async function listCommits(actor: Actor | null, query: ListQuery): Promise<ListReply> {
  // The names of its fields follow from columns that no list shows.
  const page = await listRows(commits, actor, { ...query, only: undefined })
  const fields = await fieldsOf(page.items.map(({ _id }) => String(_id)))
  const rules = await historyRules()
  const items = page.items.map((row) => {
    const names = fields.get(String(row._id)) ?? []
    return { ...row, campi: labelsOf(rules.get(String(row.model)) ?? [], names, actor).join(', ') || null }
  })
  return { ...page, items }
}

/** The names alone leave the database: what a change holds may be a whole page of text. */
async function fieldsOf(ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool().query<{ id: string; fields: string[] }>(
    `SELECT id, jsonb_path_query_array(info, '$.changes[*].field') AS fields FROM commits WHERE id = ANY ($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(({ id, fields }) => [id, fields]))
}

/**
 * What a reader of the history calls these fields, in the form's order. Columns that go with another one are left out,
 * as are those that the reader must not know of.
 */
function labelsOf(rules: readonly HistoryRule[], names: readonly string[], actor: Actor | null): string[] {
  const hidden = rules.flatMap((rule) => concealedColumns(rule, actor))
  const open = names.filter((name) => !hidden.includes(name))
  const told = rules.flatMap((rule) => ('view' in rule ? (rule as unknown as Resource).view.history : []))
  const known = told.filter(({ name, follows }) => open.includes(name) && !follows)
  const others = open.filter((name) => !told.some((field) => field.name === name))
  const labels = [...known.map(({ label }) => label), ...others.flatMap((name) => HIDDEN_FIELDS[name] ?? [])]
  return [...new Set(labels)]
}
