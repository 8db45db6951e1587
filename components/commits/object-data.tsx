import { valueWords } from '@/components/data/table/value-words'
import { Facts } from '@/components/ui/facts'
import { JsonViewer } from '@/components/ui/json-viewer'
import type { Field } from '@/lib/resources/view'
import classes from './commit-page.module.css'

type Props = { data: unknown; fields: readonly Field[] }

/** An object as its form would show it, and everything that was kept of it underneath. */
export function ObjectData({ data, fields }: Props) {
  const row = (data ?? {}) as Record<string, unknown>
  const lines = fields
    .filter(({ kind, name }) => kind !== 'position' && name in row)
    .map((field) => [field.label, valueWords(row[field.name], field)] as const)
    .filter(([, words]) => words !== '—')
  if (lines.length === 0) return <JsonViewer value={data} label="Dati" />
  return (
    <>
      <Facts rows={lines} />
      <details className={classes.raw}>
        <summary>Tutti i dati conservati</summary>
        <JsonViewer value={data} label="Dati" />
      </details>
    </>
  )
}
