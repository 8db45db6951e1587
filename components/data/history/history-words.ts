import { HIDDEN_FIELDS } from '@/lib/history/labels'
import type { HistoryField } from '@/lib/resources/view'
import type { Commit } from './history-entry'

/** What the API tells of a change: the fields, and the reason where one was asked. */
type Info = { changes?: readonly { field: string }[]; reason?: string }
export type ApiCommit = Omit<Commit, 'info'> & { info: Info | string | null }

/** "Stato, Banca · ha cambiato casa": which fields changed and why. */
export function infoText(info: ApiCommit['info'], fields: readonly HistoryField[]): string | null {
  if (info === null || typeof info === 'string') return info
  const told = fields.filter(({ follows }) => !follows)
  const known = new Set(fields.map(({ name }) => name))
  const names = (info.changes ?? []).flatMap(
    ({ field }) =>
      told.find(({ name }) => name === field)?.label ??
      (known.has(field) ? [] : (HIDDEN_FIELDS[field] ?? [])),
  )
  return [names.join(', '), info.reason].filter(Boolean).join(' · ') || null
}
