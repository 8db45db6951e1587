import 'server-only'
import { ANNOUNCED, rowsTag } from '@/lib/core/cache'
import type { Shared } from '@/lib/http/shared-reply'
import { sqlModel } from './sql-model'
import type { Resource } from './types'

const known = new WeakMap<Resource, string[]>()

/** The tables that a record's reply is made from. */
export function tablesOf(resource: Resource): string[] {
  const found = known.get(resource) ?? findTables(resource)
  known.set(resource, found)
  return found
}

function findTables({ model, include = {}, children = {} }: Resource): string[] {
  const { table, relations } = sqlModel(model)
  const related = Object.keys(include).flatMap((name) => relations.get(name)?.model ?? [])
  const rows = Object.values(children).flatMap((child) => child?.model ?? [])
  const tables = [table, ...[...related, ...rows].map((name) => sqlModel(name).table)]
  return tables.map((name) => name.replaceAll('"', ''))
}

/** What visitors read of a resource is the same for all of them, and is kept where the database says when it changes. */
export function sharedBy(resource: Resource): Shared | undefined {
  if (resource.access.read(null) === false) return undefined
  return {
    tags: () => {
      const tables = tablesOf(resource)
      return tables.every((name) => ANNOUNCED.has(name)) ? tables.map(rowsTag) : null
    },
  }
}
