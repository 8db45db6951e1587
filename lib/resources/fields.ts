import { AppError } from '@/lib/core/errors'
import { exposedColumns } from './codec'
import type { Resource } from './types'

/** In `fields`: what the list of the resource shows of a row. */
const OF_THE_LIST = 'list'

/** `fields` of a list's address as columns, relations and figures to read; undefined: all. An unknown one is a 400. */
export function wantedFields(resource: Resource, text: string | null): readonly string[] | undefined {
  if (!text) return undefined
  const { include = {}, list } = resource
  const figures = list.figures?.columns.map(({ path }) => path) ?? []
  const known = new Set(['_id', ...exposedColumns(resource), ...Object.keys(include), ...figures])
  const names = text.split(',').flatMap((name) => (name === OF_THE_LIST ? listedFields(resource) : name))
  const strange = names.find((name) => !known.has(name))
  if (strange !== undefined) throw new AppError('malformed', `Campo non previsto: ${strange}.`)
  return names
}

/**
 * What a row of the list shows as it opens, what its actions need, and by which version it is changed. Where there is no form,
 * whoever looks closer at a row sees the hidden columns without asking again.
 */
function listedFields(resource: Resource): string[] {
  const { view, list, form, audit } = resource
  const columns = view.list.columns.filter(({ hidden }) => !hidden || form.length === 0)
  const shown = columns.flatMap(({ path, given }) => [
    path.split('.', 1)[0] ?? path,
    ...(given ? [given] : []),
  ])
  return [...shown, ...(list.reads ?? []), ...(audit ? ['version'] : [])]
}
