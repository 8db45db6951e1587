'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { Stack, Text } from '@/components/ui/layout'
import { toastSuccess } from '@/components/ui/toasts'
import { capitalized } from '@/lib/core/text'
import {
  appointmentSchema,
  MODI,
  PARTI,
  preferenceText,
} from '@/lib/features/leads/contact-requests/appointment-schema'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import type { Field } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'

const choices = (names: Readonly<Record<string, string>>) =>
  optionsOf(names).map(({ value, label }) => ({ value, label: capitalized(label) }))

const fields: Field[] = [
  { name: 'giorno', label: 'Giorno che preferisci', kind: 'day', required: true, width: 6 },
  { name: 'altroGiorno', label: 'Un altro che va bene', kind: 'day', width: 6 },
  { name: 'parte', label: 'Quando', kind: 'select', options: choices(PARTI), required: true, width: 6 },
  { name: 'canale', label: 'Come', kind: 'select', options: choices(MODI), required: true, width: 6 },
  { name: 'nota', label: 'Di che cosa vuoi parlare', kind: 'textarea' },
]

/** An appointment with who follows the case: asked for, or to be asked for. */
export function Appointment({ pratica }: { pratica: PraticaDetail }) {
  const { _id, agent, appuntamenti } = pratica
  const { busy, send, run } = useRecordVerb('pratiche', _id)
  const [open, setOpen] = useState(false)
  const [asked] = appuntamenti
  const who = agent ? agent.nome : 'La sede'
  if (asked)
    return (
      <Stack
        component="section"
        gap="xs"
        align="flex-start"
        p="md"
        bd="1px solid var(--line)"
        bdrs="md"
        aria-label="Appuntamento"
      >
        <Text component="h3" fz="md" fw={600} breaks="anywhere">
          Hai chiesto un appuntamento
        </Text>
        <Text breaks="anywhere">{preferenceText(asked.dettagli)}</Text>
        {asked.nota && (
          <Text c="dimmed" breaks="anywhere">
            «{asked.nota}»
          </Text>
        )}
        <Text c="dimmed" breaks="anywhere">
          {who} ti risponde per fissare il giorno e l’ora.
        </Text>
        <Button
          size="sm"
          loading={busy}
          onClick={() =>
            void run(
              () => send('appointment/withdraw', { version: asked.version }),
              'Richiesta di appuntamento ritirata',
            )
          }
        >
          RITIRA
        </Button>
      </Stack>
    )
  return (
    <>
      <div>
        <Button onClick={() => setOpen(true)}>CHIEDI UN APPUNTAMENTO</Button>
      </div>
      {open && (
        <FormDialog
          title="Chiedi un appuntamento"
          intro={`${who} riceve le tue preferenze e ti risponde per fissare il giorno e l’ora.`}
          fields={fields}
          schema={appointmentSchema}
          start={{ giorno: null, altroGiorno: null, parte: 'indifferente', canale: 'telefono', nota: '' }}
          verb="INVIA"
          send={async (values, headers) => {
            await send('appointment', values, headers)
            toastSuccess('Richiesta inviata')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
