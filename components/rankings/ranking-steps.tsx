'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { FileButton } from '@/components/materials/file-button'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import { unpublishValues } from '@/lib/features/rankings/schema'
import type { Fase } from '@/lib/features/rankings/types'
import type { Field } from '@/lib/resources/view'
import type { RankingPath } from './ranking-paths'

const WHY: Field[] = [
  { name: 'motivo', label: 'Motivo', kind: 'text', required: true, help: 'Resta nella cronologia.' },
]

type Props = { path: RankingPath; id: string; version: number; titolo: string; fase: Fase }

/** What can be done with a ranking as it is: count again, publish, take back. */
export function RankingSteps({ path, id, version, titolo, fase }: Props) {
  const { send, run, busy } = useRecordVerb(path, id)
  const [asking, setAsking] = useState(false)
  if (fase === 'pubblicata')
    return (
      <>
        <FileButton url={`/v2/${path}/${id}/poster`}>LOCANDINA</FileButton>
        <Button onClick={() => setAsking(true)}>RITIRA</Button>
        {asking && (
          <FormDialog
            title="Ritira la classifica"
            intro="Gli agenti non la vedono più finché non la pubblichi di nuovo."
            fields={WHY}
            schema={unpublishValues}
            verb="RITIRA"
            send={async (values) => {
              await send('unpublish', { ...values, version })
              toastSuccess('Classifica ritirata')
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </>
    )
  return (
    <>
      <Button
        loading={busy && !asking}
        onClick={() => void run(() => send('recompute', { version }), 'Classifica ricalcolata')}
      >
        RICALCOLA
      </Button>
      {fase === 'da_pubblicare' && (
        <Button look="primary" onClick={() => setAsking(true)}>
          PUBBLICA
        </Button>
      )}
      <AskDialog
        title={`Pubblica: ${titolo}`}
        verb="PUBBLICA"
        opened={asking}
        pending={busy}
        onConfirm={() =>
          void run(() => send('publish', { version }), 'Classifica pubblicata').then(() => setAsking(false))
        }
        onCancel={() => setAsking(false)}
      >
        Posti, nomi e punti non cambiano più, nemmeno con gli storni dei mesi dopo. Gli agenti ricevono un
        avviso nella campanella.
      </AskDialog>
    </>
  )
}
