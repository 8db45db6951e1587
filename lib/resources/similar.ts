import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { type Correction, closePattern, correctionOf, misspellable } from '@/lib/core/close-words'
import type { Term } from '@/lib/core/search-words'
import { rowsWithin } from '@/lib/core/within-moment'
import { Prisma } from '@/prisma/generated/client'
import { openColumns } from './concealed'
import type { ListQuery } from './list-query'
import { termSql } from './search-where'
import { sqlModel } from './sql-model'
import { NotInSql, Params, whereSql } from './sql-where'
import { closeRows, termRows } from './term-rows'
import type { Resource } from './types'
import { visibleRows } from './visible-rows'

/** So many rows tell how a word may be spelt; they are the first that the index gives. */
export const MOST_TEXTS = 200
/**
 * In a table of a million rows most words take a tenth of this, and those of four letters all of it. With the search that has found
 * nothing before it, an answer is to come within half a second.
 */
const PATIENCE_MS = 300

/** Until when whoever asks now waits for what comes close; one instant for all that one question asks. */
export const patience = (): number => Date.now() + PATIENCE_MS

/** What a search that found nothing may have meant, by the rows that the actor may see and the columns that they may know; null where nothing comes close. */
export async function similarTo(
  resource: Resource,
  actor: Actor | null,
  query: ListQuery,
  until = patience(),
): Promise<Correction | null> {
  const words = misspellable(query.terms)
  if (!words) return null
  const close = query.terms.flatMap((term, at) => {
    const word = words[at]
    return word ? closeRows(resource, actor, word) : termRows(resource, actor, term)
  })
  const visible = await visibleRows(resource, actor, { ...query, terms: [] })
  const model = sqlModel(resource.model)
  const params = new Params()
  const where = { AND: [resource.fixed ?? {}, visible, ...close] }
  const met = whereSql(where, { model, alias: 't', params })
  const column = (name: string) => {
    const found = model.columns.get(name)
    if (!found) throw new NotInSql(name)
    return `t.${found.name}`
  }
  const open = openColumns(resource, actor)
  const text = open ? `fold(concat_ws(' ', ${open.map(column).join(', ')}))` : column('search')
  const statement = {
    text: `SELECT ${text} AS text FROM ${model.table} t WHERE ${met} LIMIT ${MOST_TEXTS}`,
    values: params.values,
  }
  return correctionIn(query.terms, statement, until)
}

/** The same for rows of a statement of its own: `read` says which, given the conditions on their search column. */
export async function similarIn(
  terms: readonly Term[],
  column: Prisma.Sql,
  read: (conditions: Prisma.Sql[]) => Prisma.Sql,
  until: number,
): Promise<Correction | null> {
  const words = misspellable(terms)
  if (!words) return null
  const conditions = terms.map((term, at) => {
    const word = words[at]
    const asAsked = termSql(term, column)
    return word ? Prisma.sql`(${asAsked} OR ${column} ~ ${closePattern(word)})` : asAsked
  })
  const { text, values } = read(conditions)
  return correctionIn(terms, { text, values }, until)
}

type Statement = { text: string; values: unknown[] }

async function correctionIn(terms: readonly Term[], statement: Statement, until: number) {
  const rows = await rowsWithin<{ text: string }>(until, statement)
  return (
    rows &&
    correctionOf(
      terms,
      rows.map(({ text }) => text),
    )
  )
}
