import { valueWords } from '@/components/data/table/value-words'
import { Facts } from '@/components/ui/facts'
import { JsonViewer } from '@/components/ui/json-viewer'
import { Box } from '@/components/ui/layout'
import type { Field } from '@/lib/resources/view'

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
      <Box component="details" mt="md">
        <Box component="summary" mb="xs" c="var(--link)">
          Tutti i dati conservati
        </Box>
        <JsonViewer value={data} label="Dati" />
      </Box>
    </>
  )
}
