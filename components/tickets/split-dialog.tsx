'use client'

import { useRouter } from 'next/navigation'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Checkbox } from '@/components/ui/checkbox'
import { Stack, Text } from '@/components/ui/layout'
import { toastSuccess } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import { splitSchema } from '@/lib/features/tickets/schema'
import type { Field } from '@/lib/resources/view'
import classes from './office.module.css'
import { officeHref } from './paths'
import type { Message, OfficeTicket } from './ticket-types'

const splitForm = splitSchema.omit({ version: true })
const splitFields: Field[] = [
  { name: 'oggetto', label: 'Oggetto del nuovo ticket', kind: 'text', required: true },
  {
    name: 'categoryId',
    label: 'Categoria',
    kind: 'ref',
    resource: 'ticketCategories',
    help: 'Lascia vuoto per tenere quella di questo ticket.',
  },
]
const LONGEST = 140

/** What may go to another ticket: what was written in this one. */
export const parted = (messages: readonly Message[]): Message[] =>
  messages.filter(({ tipo, codice }) => tipo === 'messaggio' && codice === null)

type Props = { ticket: OfficeTicket; messages: readonly Message[]; onClose: () => void }

/** A second matter in the same conversation gets a ticket of its own, with the messages that are about it. */
export function SplitDialog({ ticket: { _id, codice, version }, messages, onClose }: Props) {
  const { send } = useRecordVerb('tickets', _id)
  const router = useRouter()
  return (
    <FormDialog
      title={`Dividi il ticket ${codice}`}
      intro="I messaggi scelti passano a un nuovo ticket della stessa persona, che viene avvisata; i suoi tempi partono adesso. Non si può annullare."
      fields={splitFields}
      schema={splitForm}
      start={{ messageIds: [], oggetto: '', categoryId: null }}
      verb="DIVIDI"
      send={async (values, headers) => {
        const made = await send('split', { ...values, version }, headers)
        toastSuccess(`Creato il ticket ${made.codice}`)
        router.push(officeHref(made._id))
      }}
      onClose={onClose}
      own={{
        name: 'messageIds',
        show: ({ values, errors, set }) => (
          <Choice
            messages={parted(messages)}
            chosen={values.messageIds as string[]}
            error={errors.messageIds}
            onChange={(ids) => set('messageIds', ids)}
          />
        ),
      }}
    />
  )
}

type ChoiceProps = {
  messages: readonly Message[]
  chosen: readonly string[]
  error?: string
  onChange: (ids: string[]) => void
}

function Choice({ messages, chosen, error, onChange }: ChoiceProps) {
  return (
    <Stack
      component="fieldset"
      gap="sm"
      mah={320}
      mb="md"
      p="sm"
      bd="1px solid var(--line)"
      bdrs="md"
      className={classes.choice}
    >
      <Text component="legend" fw={600}>
        Messaggi da portare nel nuovo ticket <span aria-hidden="true">*</span>
      </Text>
      {messages.map(({ _id, nome, testo, at, interno }) => (
        <Checkbox
          key={_id}
          value={chosen.includes(_id)}
          label={
            <>
              <strong>{nome}</strong>{' '}
              <Text span c="dimmed" fz="xs">
                {formatInstant(at)}
              </Text>
              {interno && (
                <Text span c="dimmed" fz="xs">
                  {' '}
                  · nota interna
                </Text>
              )}
              <br />
              {testo.length > LONGEST ? `${testo.slice(0, LONGEST)}…` : testo}
            </>
          }
          onChange={(isOn) => onChange(isOn ? [...chosen, _id] : chosen.filter((one) => one !== _id))}
        />
      ))}
      {error && (
        <Text role="alert" c="var(--bad)" fz="xs">
          {error}
        </Text>
      )}
    </Stack>
  )
}
