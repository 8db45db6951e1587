'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useReply } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { PageHeader } from '@/components/data/page/page-header'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Columns, Stack } from '@/components/ui/layout'
import { Section, SectionStack } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { numberText } from '@/lib/core/number-text'
import { type CONSEGNE, ordineBdvSchema, QUANTITA_BDV } from '@/lib/features/materials/bdv/schema'
import { ApiError, api } from '@/lib/http/client'
import { BdvFaces, BdvNotes, useBdv, Waiting } from './bdv-desk'
import { BDV_START, BdvOptionFields } from './bdv-options'
import { MaterialsTable } from './materials-table'

type Consegna = keyof typeof CONSEGNE
type Order = { quantita: (typeof QUANTITA_BDV)[number]; consegna: Consegna; indirizzo: string; note: string }
const TITLE = 'Ordine biglietti'
const START: Order = { quantita: 250, consegna: 'agenzia', indirizzo: '', note: '' }

const quantities = QUANTITA_BDV.map((v) => ({ v, n: numberText(v) }))
const deliveries = [
  { v: 'agenzia' as const, n: 'In agenzia' },
  { v: 'altro' as const, n: 'Altro indirizzo' },
]

/** Printed cards, asked of the office: a ticket with the PDF that was approved. */
export function BdvOrder() {
  const people = useReply('agents/me/bdv', '')
  if (people.data) return <OrderForm people={people.data.items} />
  return (
    <>
      <PageHeader title={TITLE} />
      <Waiting found={people} fields={5} />
    </>
  )
}

function OrderForm({ people }: { people: readonly { _id: string; nome: string }[] }) {
  const [id, setId] = useState(people[0]?._id ?? '')
  const [options, setOptions] = useState(BDV_START)
  const [order, setOrder] = useState(START)
  const { card, query, blocked, waits } = useBdv(id, options)
  const sending = useOrder(id, { ...options, ...order })
  const name = people.find(({ _id }) => _id === id)?.nome
  return (
    <>
      <PageHeader
        title={TITLE}
        actions={<Button href="/agents/personal-documents/bdv">SOLO IL FILE</Button>}
        primary={
          <Button look="primary" disabled={waits || card.isFetching} onClick={sending.ask}>
            ORDINA
          </Button>
        }
      >
        La richiesta arriva alla sede con il PDF che vedi qui: si stampa quello.
      </PageHeader>
      <Columns sides="minmax(260px, 340px) minmax(0, 1fr)" gap="md">
        <Section title="Ordine">
          <Stack gap="sm">
            {people.length > 1 && (
              <Select
                label="Per chi"
                required
                options={people.map(({ _id, nome }) => ({ value: _id, label: nome }))}
                value={id}
                onChange={(value) => value && setId(value)}
              />
            )}
            <BdvOptionFields options={options} onChange={setOptions} />
            <OrderFields order={order} errors={sending.errors} onChange={setOrder} />
          </Stack>
        </Section>
        <SectionStack>
          <BdvNotes avvisi={card.data?.avvisi ?? []} />
          <Section title="Anteprima">
            <BdvFaces id={id} query={query} disabled={blocked} />
          </Section>
          <MaterialsTable kind="bdv" />
        </SectionStack>
      </Columns>
      <AskDialog
        title={`Ordini ${numberText(order.quantita)} biglietti per ${name}?`}
        verb="INVIA"
        opened={sending.asking}
        pending={sending.pending}
        onCancel={sending.cancel}
        onConfirm={() => void sending.send()}
      >
        La sede riceve un ticket con il PDF: controlla bene nome, numeri e indirizzi, perché si stampa così.
      </AskDialog>
    </>
  )
}

type FieldsProps = { order: Order; errors: Record<string, string>; onChange: (order: Order) => void }

function OrderFields({ order, errors, onChange }: FieldsProps) {
  const set = (more: Partial<Order>) => onChange({ ...order, ...more })
  return (
    <>
      <Switch
        label="Quantità"
        options={quantities}
        value={order.quantita}
        onChange={(quantita) => quantita && set({ quantita })}
      />
      <Switch
        label="Consegna"
        options={deliveries}
        value={order.consegna}
        error={errors.consegna}
        onChange={(consegna) => consegna && set({ consegna })}
      />
      {order.consegna === 'altro' && (
        <TextInput
          label="Indirizzo"
          required
          trim
          maxLength={200}
          description="Via, numero, CAP e comune"
          value={order.indirizzo}
          error={errors.indirizzo}
          onChange={(indirizzo) => set({ indirizzo })}
        />
      )}
      <Textarea
        label="Note per la sede"
        trim
        rows={2}
        maxLength={500}
        value={order.note}
        error={errors.note}
        onChange={(note) => set({ note })}
      />
    </>
  )
}

/** Checks, asks and sends; what is refused is said beside its field. */
function useOrder(id: string, body: unknown) {
  const area = useArea()
  const queries = useQueryClient()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const ask = () => {
    const { error } = ordineBdvSchema.safeParse(body)
    setErrors(Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []))
    setAsking(!error)
  }
  const send = async () => {
    setPending(true)
    try {
      const { codice } = await api.post(`/agents/${id}/bdv/order`, body, { area })
      toastSuccess(`Richiesta inviata: è il ticket ${codice}.`)
      await queries.invalidateQueries({ queryKey: ['materials', area] })
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.byField)
      toastError(error)
    } finally {
      setPending(false)
      setAsking(false)
    }
  }
  return { errors, asking, pending, ask, send, cancel: () => setAsking(false) }
}
