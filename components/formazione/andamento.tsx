'use client'

import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '@/components/data/files/download'
import { MoreButton } from '@/components/data/list/more-button'
import type { Row } from '@/components/data/list/use-rows'
import { ViewSwitch } from '@/components/data/list/view-switch'
import { useArea } from '@/components/data/page/area'
import { CardTable } from '@/components/data/table/card-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Flex, Stack } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { TextInput } from '@/components/ui/text-input'
import { toastError } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import { durationWords, NOMI_STATI, STATI_CORSO, type StatoCorso } from '@/lib/features/formazione/labels'
import type { AndamentoLine, Andamento as Page } from '@/lib/features/formazione/types'
import { api } from '@/lib/http/client'
import { RemindMissing } from './remind-missing'
import classes from './training-office.module.css'

type Chosen = StatoCorso | 'tutti'
const PAUSE_MS = 300

/** How far each agent is with a course. */
export function Andamento({ row, canRemind }: { row: Row; canRemind: boolean }) {
  const area = useArea()
  const [stato, setStato] = useState<Chosen>('tutti')
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words.trim(), PAUSE_MS)
  const query = { stato: stato === 'tutti' ? null : stato, q: q || null }
  const found = useInfiniteQuery({
    queryKey: ['formazione', area, row._id, 'andamento', query],
    queryFn: ({ pageParam, signal }) =>
      api.get(`/formazione/${row._id}/andamento`, {
        area,
        signal,
        query: { ...query, cursor: pageParam || null },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
    meta: { silent: true },
  })
  if (found.isPending) return <Loading what="l’andamento" />
  if (!found.data) return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
  const [first] = found.data.pages
  const lines = found.data.pages.flatMap(({ items }) => items)
  const { completato, ...others } = first?.totali ?? ({} as Page['totali'])
  const missing = Object.values(others).reduce((sum, count) => sum + count, 0)
  const take = () =>
    download(`/v2/formazione/${row._id}/andamento/export?${filled(query)}`, area, () => undefined).catch(
      toastError,
    )
  return (
    <Stack gap="sm" miw={0} className={classes.andamento}>
      <ViewSwitch
        label="Stato"
        value={stato}
        onChange={setStato}
        views={[
          { value: 'tutti', label: 'Tutti', count: missing + completato },
          ...NOMI_STATI.map((value) => ({
            value,
            label: STATI_CORSO[value].label,
            count: first?.totali[value] ?? 0,
          })),
        ]}
      />
      <Flex rowGap="xs" columnGap="sm" align="end" wrap="wrap" className={classes.tools}>
        <TextInput type="search" label="Cerca un agente o un’agenzia" value={words} onChange={setWords} />
        <Button onClick={() => void take()}>SCARICA CSV</Button>
        {canRemind && row.published === true && <RemindMissing row={row} missing={missing} />}
      </Flex>
      {lines.length === 0 ? (
        <EmptyState
          title={missing + completato === 0 ? 'Il corso non è per nessuno' : 'Nessuno, con questi filtri'}
        >
          {missing + completato === 0 && 'Le regole dei destinatari non trovano agenti.'}
        </EmptyState>
      ) : (
        <Lines lines={lines} />
      )}
      <MoreButton pages={found} />
    </Stack>
  )
}

const filled = (query: Record<string, string | null>) =>
  new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))

const Lines = ({ lines }: { lines: readonly AndamentoLine[] }) => (
  <CardTable label="Andamento">
    <TableHead
      heads={[
        'Agente',
        'Stato',
        'Entro',
        { figure: 'Lezioni' },
        { figure: 'Visto' },
        { figure: 'Quiz' },
        'Attestato',
      ]}
    />
    <tbody>
      {lines.map((line) => (
        <Line key={line._id} line={line} />
      ))}
    </tbody>
  </CardTable>
)

function Line({ line }: { line: AndamentoLine }) {
  const { nome, agenzia, stato, scadeIl, fatte, lezioni, vistoSec, quiz, attestato } = line
  const { label, tone } = STATI_CORSO[stato]
  return (
    <tr>
      <th scope="row" title={agenzia ?? undefined}>
        {nome}
      </th>
      <td data-label="Stato">
        <StateBadge label={label} tone={tone} />
      </td>
      <td data-label="Entro">{scadeIl ? formatDay(scadeIl) : '—'}</td>
      <td data-label="Lezioni" data-numeric>
        {fatte} di {lezioni}
      </td>
      <td data-label="Visto" data-numeric>
        {vistoSec > 0 ? durationWords(vistoSec) : '—'}
      </td>
      <td data-label="Quiz" data-numeric>
        {quiz === null ? '—' : `${quiz}%`}
      </td>
      <td
        data-label="Attestato"
        title={attestato ? `Rilasciato il ${formatDay(new Date(attestato.emessoAt))}` : undefined}
      >
        {attestato?.codice ?? '—'}
      </td>
    </tr>
  )
}
