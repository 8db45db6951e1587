import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { withTransaction } from '@/lib/core/db'
import { recordCommit } from '@/lib/history/record'
import { idOfName } from '@/lib/settings/setting-id'
import type { ExportFormat } from './export-job'
import type { Field, Resource } from './types'

/** What the history of a resource's exports hangs on: no row of it. */
export const exportsOf = ({ path }: Pick<Resource, 'path'>): string => idOfName(`exports:${path}`)

/** What is written down of an export, as a reader of the history calls it. */
export const EXPORT_FIELDS: readonly Field[] = [
  { name: 'formato', label: 'Formato', kind: 'text' },
  { name: 'righe', label: 'Righe', kind: 'number' },
  { name: 'filtri', label: 'Filtri', kind: 'text' },
  { name: 'colonne', label: 'Colonne', kind: 'text' },
]

type Taken = { format: ExportFormat; total: number; url: URL }

/**
 * Who took which rows of a resource out of the product. Words that were searched for are not kept: they are names of
 * people, and the history is for good.
 */
export async function recordExport(resource: Resource, actor: Actor, { format, total, url }: Taken) {
  const { recordsExports: model } = resource
  if (!model) return
  const filters = [...url.searchParams].filter(([name]) => name.startsWith('filter['))
  const after = {
    id: exportsOf(resource),
    formato: format.toUpperCase(),
    righe: total,
    filtri: [
      ...filters.map(([name, value]) => `${name.slice('filter['.length, -1)}: ${value}`),
      ...(url.searchParams.get('q') ? ['con una ricerca'] : []),
    ].join('; '),
    colonne: url.searchParams.get('columns') ?? '',
  }
  const label = `Esportazione: ${resource.labels.many}`
  await withTransaction((tx) => recordCommit(tx, { actor }, { model, label, after }))
}
