'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import type { Row } from '@/components/data/list/use-rows'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import { toastSuccess } from '@/components/ui/toasts'
import { agencyBody } from '@/lib/features/agents/agency-schema'
import type { Field } from '@/lib/resources/view'

const FIELDS: Field[] = [
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies' },
  {
    name: 'pratiche',
    label: 'Anche le pratiche aperte passano alla nuova agenzia',
    kind: 'boolean',
    help: 'Quelle concluse restano all’agenzia in cui sono state fatte.',
  },
]

/** The agency of an agent; who changes it says whether the open cases go along. */
export function AgentAgency({ row, canEdit }: { row: Row; canEdit: boolean }) {
  const { send } = useRecordVerb('agents', row._id)
  const [isOpen, setOpen] = useState(false)
  const agency = row.agency as { nome: string } | null
  const { agencyId, version } = row
  return (
    <Section
      title="Agenzia"
      actions={canEdit && <Button onClick={() => setOpen(true)}>CAMBIA AGENZIA</Button>}
    >
      <Facts none="Non è in nessuna agenzia." rows={[['Agenzia', agency?.nome ?? null]]} />
      {isOpen && (
        <FormDialog
          title={`Agenzia di ${row.nome} ${row.cognome}`}
          fields={FIELDS}
          schema={agencyBody.omit({ version: true })}
          start={{ agencyId: agencyId ?? null, pratiche: true }}
          verb="CAMBIA AGENZIA"
          send={async (values) => {
            await send('agency', { ...values, version })
            toastSuccess('Agenzia cambiata')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
