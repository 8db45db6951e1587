import type { Commit } from '@/components/ui/history-entry'
import type { Field } from '@/lib/resources/view'

/** What the API tells of a change: the fields, and the reason where one was asked. */
type Info = { changes?: readonly { field: string }[]; reason?: string }
export type ApiCommit = Omit<Commit, 'info'> & { info: Info | string | null }

/** Columns that follow from others and tell a reader nothing. */
const DERIVED = ['ultimaAttivita', 'statoDal', 'statoPrecedente', 'dataChiusura', 'ltv', 'provvigioni']
const NAMES: Record<string, string> = {
  stato: 'Stato',
  importoErogato: 'Importo erogato',
  motivoRifiuto: 'Motivo del rifiuto',
}

/** "Stato, Banca · ha cambiato casa": which fields changed and why. */
export function infoText(info: ApiCommit['info'], form: readonly Field[]): string | null {
  if (info === null || typeof info === 'string') return info
  const labels = new Map(form.map(({ name, label }) => [name, label]))
  const fields = (info.changes ?? [])
    .map(({ field }) => field)
    .filter((field) => !DERIVED.includes(field) && !/^data[A-Z]/.test(field))
    .map((field) => labels.get(field) ?? NAMES[field] ?? field)
  return [fields.join(', '), info.reason].filter(Boolean).join(' · ') || null
}
