'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import type { Row } from '@/components/data/list/use-rows'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import { toastSuccess } from '@/components/ui/toasts'
import { shownDay } from '@/lib/core/dates'
import { daySchema } from '@/lib/core/dates-schema'
import { absenceBody } from '@/lib/features/agents/absence-schema'
import type { Field } from '@/lib/resources/view'

const FIELDS: Field[] = [
  { name: 'dal', label: 'Primo giorno', kind: 'day', required: true, width: 6 },
  { name: 'al', label: 'Ultimo giorno', kind: 'day', required: true, width: 6 },
  { name: 'sostitutoId', label: 'Chi lo sostituisce', kind: 'ref', resource: 'agents' },
]
const schema = absenceBody.omit({ version: true }).extend({
  dal: daySchema('Scegli il primo giorno.'),
  al: daySchema('Scegli l’ultimo giorno.'),
})

const nameOf = (value: unknown) => {
  const person = value as { nome: string; cognome: string } | null
  return person && `${person.nome} ${person.cognome}`
}

/** When an agent is away, and who stands in. */
export function AgentAbsence({ row, canEdit }: { row: Row; canEdit: boolean }) {
  const { busy, send, run } = useRecordVerb('agents', row._id)
  const [isOpen, setOpen] = useState(false)
  const { version } = row
  const none = { dal: null, al: null, sostitutoId: null, version }
  const isAway = typeof row.assenteDal === 'string'
  return (
    <Section
      title="Assenza"
      actions={
        canEdit && (
          <>
            {isAway && (
              <Button loading={busy} onClick={() => run(() => send('absence', none), 'Assenza tolta')}>
                TOGLI L’ASSENZA
              </Button>
            )}
            <Button onClick={() => setOpen(true)}>{isAway ? 'CAMBIA' : 'SEGNA UN’ASSENZA'}</Button>
          </>
        )
      }
    >
      <Facts
        none="Nessuna assenza in programma."
        rows={[
          ['Dal', shownDay(row.assenteDal)],
          ['Al', shownDay(row.assenteAl)],
          ['Sostituto', nameOf(row.sostituto)],
        ]}
      />
      {isOpen && (
        <FormDialog
          title={`Assenza di ${row.nome} ${row.cognome}`}
          intro="In questi giorni le nuove richieste vanno ad altri del gruppo."
          fields={FIELDS}
          schema={schema}
          start={{ dal: row.assenteDal, al: row.assenteAl, sostitutoId: row.sostitutoId }}
          verb="SALVA"
          send={async (values) => {
            await send('absence', { sostitutoId: null, ...values, version })
            toastSuccess('Assenza segnata')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
