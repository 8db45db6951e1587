'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RefInput } from '@/components/data/form/ref-input'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { RefName } from '@/components/data/record/ref-name'
import { CardTable } from '@/components/data/table/card-table'
import { Button } from '@/components/ui/button'
import { Group, Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { TableHead } from '@/components/ui/table-head'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import type { ClientOverview } from '@/lib/features/clients/overview'
import { MERGED_FIELDS, type MergedField, TIPI_PERSONA } from '@/lib/features/clients/schema'
import { api } from '@/lib/http/client'
import { useClient } from './client-context'
import classes from './office.module.css'

type Side = 'a' | 'b'
type Choice = Partial<Record<MergedField, Side>>

const differing = (a: Row, b: Row) =>
  (Object.keys(MERGED_FIELDS) as MergedField[]).filter((field) => (a[field] ?? '') !== (b[field] ?? ''))

/** What this one lacks is taken from the other one, unless somebody chooses otherwise. */
const proposed = (a: Row, b: Row): Choice =>
  Object.fromEntries(differing(a, b).map((field) => [field, a[field] ? 'a' : 'b']))

/** Two records of one person become this one: field by field, whose value stays. */
export function MergeDialog({ with: first = null, onClose }: { with?: string | null; onClose: () => void }) {
  const area = useArea()
  const { row: a, overview, refresh } = useClient()
  const [id, setId] = useState(first)
  const [chosen, setChosen] = useState<Choice>({})
  const [sending, setSending] = useState(false)
  const { data: b } = useQuery({
    queryKey: ['clients', area, 'merge', id],
    queryFn: ({ signal }) => api.get(`/clients/${id}`, { area, signal }),
    enabled: id !== null && id !== '' && id !== a._id,
  })
  const { data: other } = useQuery({
    queryKey: ['clients', area, id, 'overview', b?.version],
    queryFn: ({ signal }) => api.get(`/clients/${id}/overview`, { area, signal }),
    enabled: b !== undefined,
    meta: { silent: true },
  })
  /** What was chosen between this record and one is nothing between it and another. */
  const pick = (next: string | null) => {
    setId(next)
    setChosen({})
  }
  const campi = b ? { ...proposed(a, b), ...chosen } : {}
  const merge = async () => {
    if (!b) return
    setSending(true)
    try {
      const body = { altroId: b._id, campi, versions: { a: a.version, b: b.version } }
      await api.post(`/clients/${a._id}/merge`, body, { area })
      await refresh()
      toastSuccess('Schede unite: si può annullare per 30 giorni')
      onClose()
    } catch (error) {
      toastError(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title="Unisci due schede"
      size="lg"
      locked={sending}
      dirty={Object.keys(chosen).length > 0}
      footer={
        <>
          <Button onClick={onClose} disabled={sending}>
            ANNULLA
          </Button>
          <Button look="primary" loading={sending} disabled={!b} onClick={() => void merge()}>
            UNISCI
          </Button>
        </>
      }
    >
      <Text c="dimmed" fz="xs" breaks="anywhere">
        Pratiche, richieste, preventivi, ticket e note dell’altra scheda passano a questa; i consensi restano
        dove sono stati dati. L’altra scheda non si usa più. Si può annullare per 30 giorni.
      </Text>
      <RefInput resource="clients" label="L’altra scheda" value={id} onChange={pick} required />
      {id === a._id && <p role="alert">È questa stessa scheda: scegline un’altra.</p>}
      {b && (
        <Choices
          a={a}
          b={b}
          counts={{ a: overview?.conteggi, b: other?.conteggi }}
          chosen={campi}
          onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
        />
      )}
    </Modal>
  )
}

type Counts = ClientOverview['conteggi'] | undefined
type ChoicesProps = {
  a: Row
  b: Row
  counts: Record<Side, Counts>
  chosen: Choice
  onChoose: (field: MergedField, side: Side) => void
}

/** What hangs on each record, and goes to the one that stays. */
const MOVED = { pratiche: 'Pratiche', richieste: 'Richieste', ticket: 'Ticket' } as const

function Choices({ a, b, counts, chosen, onChoose }: ChoicesProps) {
  const fields = differing(a, b)
  return (
    <CardTable label="Quale valore resta">
      <TableHead heads={['Campo', 'Questa scheda', 'L’altra scheda']} />
      <tbody>
        {(Object.keys(MOVED) as (keyof typeof MOVED)[]).map((name) => (
          <tr key={name}>
            <th scope="row">{MOVED[name]}</th>
            {(['a', 'b'] as const).map((side) => (
              <td key={side} data-label={side === 'a' ? 'Questa' : 'L’altra'}>
                {counts[side]?.[name] ?? '…'}
              </td>
            ))}
          </tr>
        ))}
        {fields.length === 0 && (
          <tr>
            <td colSpan={3}>I dati delle due schede sono uguali.</td>
          </tr>
        )}
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{MERGED_FIELDS[field]}</th>
            {(['a', 'b'] as const).map((side) => (
              <td key={side} data-label={side === 'a' ? 'Questa' : 'L’altra'}>
                <Group component="label" gap="xs" wrap="nowrap" className={classes.choice}>
                  <input
                    type="radio"
                    name={`unione-${field}`}
                    checked={chosen[field] === side}
                    onChange={() => onChoose(field, side)}
                    aria-label={`${MERGED_FIELDS[field]}: ${side === 'a' ? 'questa scheda' : 'l’altra scheda'}`}
                  />
                  <Value field={field} value={(side === 'a' ? a : b)[field]} />
                </Group>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </CardTable>
  )
}

function Value({ field, value }: { field: MergedField; value: unknown }) {
  if (value === null || value === undefined || value === '') return <span>—</span>
  const text = String(value)
  if (field === 'agentId') return <RefName resource="agents" value={text} />
  if (field === 'dataNascita') return <span>{formatDay(text)}</span>
  if (field === 'tipoPersona')
    return <span>{TIPI_PERSONA.find((one) => one.value === text)?.label ?? text}</span>
  return <span>{text}</span>
}
