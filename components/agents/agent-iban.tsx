'use client'

import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import type { Row } from '@/components/data/list/use-rows'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import { toastSuccess } from '@/components/ui/toasts'
import type { Field } from '@/lib/resources/view'

const FIELDS: Field[] = [{ name: 'iban', label: 'IBAN', kind: 'text', required: true }]
const schema = z.strictObject({ iban: z.string('Scrivi l’IBAN.').trim().min(15, 'L’IBAN è troppo corto.') })

/** The account to which an agent is paid: written here, and never shown whole again. */
export function AgentIban({ row, canEdit }: { row: Row; canEdit: boolean }) {
  const { busy, send, run } = useRecordVerb('agents', row._id)
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { version, ibanFine } = row
  return (
    <Section
      title="Conto per le provvigioni"
      actions={
        canEdit && (
          <>
            {typeof ibanFine === 'string' && (
              <Button loading={busy} onClick={() => setAsking(true)}>
                TOGLI
              </Button>
            )}
            <Button onClick={() => setOpen(true)}>{ibanFine ? 'CAMBIA L’IBAN' : 'SCRIVI L’IBAN'}</Button>
          </>
        )
      }
    >
      <Facts none="Nessun IBAN." rows={[['IBAN', ibanFine ? `•••• ${ibanFine}` : null]]} />
      <AskDialog
        opened={isAsking}
        title={`Togli l’IBAN di ${row.nome} ${row.cognome}?`}
        verb="TOGLI"
        danger
        pending={busy}
        onConfirm={() => {
          setAsking(false)
          run(() => send('iban', { iban: null, version }), 'IBAN tolto')
        }}
        onCancel={() => setAsking(false)}
      >
        Il numero intero non è scritto in nessun’altra pagina: per pagare le provvigioni andrà chiesto di
        nuovo.
      </AskDialog>
      {isOpen && (
        <FormDialog
          title={`IBAN di ${row.nome} ${row.cognome}`}
          intro="Si conserva cifrato: dopo averlo salvato se ne vedono solo gli ultimi quattro segni."
          fields={FIELDS}
          schema={schema}
          verb="SALVA"
          send={async (values) => {
            await send('iban', { ...values, version })
            toastSuccess('IBAN salvato')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
