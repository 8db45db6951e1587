'use client'

import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormFields } from '@/components/data/form/form-fields'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { useRecord } from '@/components/data/record/use-record'
import { Button } from '@/components/ui/button'
import { Box, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import { FINALITA_PRESTITO } from '@/lib/features/calculators/schema'
import { type TryInput, tryQuery } from '@/lib/features/price-tables/schema'
import { SCOPI_PRESTITO } from '@/lib/finance/purposes'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import type { TableRef } from './table-steps'
import { TryResult } from './try-result'

/** What a draft may be asked about: its own durations and purposes. */
export type Tryable = { importi: readonly number[]; durate: readonly number[]; finalita: readonly string[] }

type Props = { table: TableRef; version: number; about: Tryable; onClose: () => void }

const purposesOf = (finalita: readonly string[]) =>
  FINALITA_PRESTITO.filter((name) => finalita.length === 0 || finalita.includes(name))

const fieldsOf = ({ durate, finalita }: Tryable): Field[] => [
  { name: 'importo', label: 'Importo', kind: 'money', required: true, width: 4 },
  {
    name: 'durata',
    label: 'Durata',
    kind: 'select',
    required: true,
    width: 4,
    options: durate.map((mesi) => ({ value: String(mesi), label: `${mesi} mesi` })),
  },
  {
    name: 'finalita',
    label: 'Finalità',
    kind: 'select',
    required: true,
    width: 4,
    options: purposesOf(finalita).map((value) => ({ value, label: SCOPI_PRESTITO[value] })),
  },
]

/** The one in the middle: a question that the grid has an answer to. */
const middle = <T,>(values: readonly T[]): T | undefined => values[Math.floor(values.length / 2)]

/** What a saved draft would answer to an amount and a duration, beside the version in force. */
export function TryDialog({ table: { path, id, nome }, version, about, onClose }: Props) {
  const area = useArea()
  const start = {
    importo: middle(about.importi) ?? null,
    durata: String(middle(about.durate) ?? ''),
    finalita: purposesOf(about.finalita)[0] ?? null,
  }
  const record = useRecord({ schema: tryQuery, start })
  const [asked, setAsked] = useState<TryInput | null>(null)
  const found = useQuery({
    queryKey: [path, area, 'try', id, version, asked],
    queryFn: ({ signal }) => api.get(`/${path}/${id}/try`, { area, signal, query: asked ?? undefined }),
    enabled: asked !== null,
    meta: { silent: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setAsked(record.validate() ? tryQuery.parse(record.cleaned) : null)
  }
  return (
    <Modal opened onClose={onClose} title={`Prova la griglia: ${nome}`} size="lg" dirty={false}>
      <Text mb="md">
        Con le righe salvate, come risponderebbero i calcolatori se la bozza fosse in vigore oggi. Non cambia
        nulla.
      </Text>
      <form noValidate onSubmit={submit} aria-label="Prova la griglia">
        <FormFields
          fields={fieldsOf(about)}
          values={record.values}
          errors={record.errors}
          onChange={record.set}
        />
        <Box my="sm">
          <Button look="primary" type="submit" loading={found.isFetching}>
            PROVA
          </Button>
        </Box>
      </form>
      <QueryProblem query={found} />
      {found.data ? <TryResult {...found.data} /> : found.isFetching && <Loading what="Prova" />}
    </Modal>
  )
}
