import 'server-only'
import { selection } from './codec'
import type { ListQuery } from './list-query'
import { type SqlModel, sqlModel } from './sql-model'
import { NotInSql } from './sql-where'
import type { Resource, Row } from './types'

export type Column = { field: string; name: string; as: string; isEnum: boolean }
export type Related = {
  relation: string
  alias: string
  table: string
  other: string
  ownAs: string
  columns: { field: string; name: string }[]
  shown: readonly string[]
}

/** How a row of the answer is laid out, after the count: own columns, those of relations, figures. */
export type Laid = { own: Column[]; related: Related[]; beside: string[] }

/** The columns of the reply; first the id, which is null only where there is no row. */
export function columnsOf(resource: Resource, model: SqlModel, { only, sort }: ListQuery) {
  const chosen = Object.entries(selection(resource)).filter(([name]) => !only || only.includes(name))
  const own: Column[] = []
  const column = (field: string, name = model.columns.get(field)?.name): Column => {
    const had = own.find((one) => one.name === name)
    if (had) return had
    if (!name) throw new NotInSql(field)
    const isEnum = model.columns.get(field)?.isEnum ?? false
    const added = { field, name, as: `"c${own.length}"`, isEnum }
    own.push(added)
    return added
  }
  column('id')
  column(sort.field)
  const related: Related[] = []
  for (const [name, wanted] of chosen) {
    if (wanted === true) column(name)
    else related.push(relatedOf(model, name, wanted, related.length, column))
  }
  return { own, related }
}

function relatedOf(
  model: SqlModel,
  relation: string,
  wanted: unknown,
  at: number,
  column: (field: string, name: string) => Column,
): Related {
  const known = model.relations.get(relation)
  const shown = Object.entries((wanted as { select?: Row }).select ?? {})
  const isPlain = Object.keys(wanted as object).length === 1 && shown.every(([, yes]) => yes === true)
  // What a declaration includes leads to one row, also where that row has the column: the one of a ticket in a register.
  if (!known || shown.length === 0 || !isPlain) throw new NotInSql(relation)
  const there = sqlModel(known.model)
  const columns = ['id', ...shown.map(([name]) => name).filter((name) => name !== 'id')].map((field) => {
    const name = there.columns.get(field)?.name
    if (!name) throw new NotInSql(`${relation}.${field}`)
    return { field, name }
  })
  const ownAs = column(`${relation}Id`, known.own).as
  const names = shown.map(([name]) => name)
  return { relation, alias: `r${at}`, table: there.table, other: known.other, ownAs, columns, shown: names }
}
