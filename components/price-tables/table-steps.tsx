'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { newKey } from '@/lib/core/new-key'
import type { Fase, TablePath } from '@/lib/features/price-tables/labels'
import type { Versione } from '@/lib/features/price-tables/types'
import { CloseDialog } from './close-dialog'
import { PublishDialog } from './publish-dialog'
import { type Tryable, TryDialog } from './try-dialog'

/** The grid of a screen, as its parts need to know it. */
export type TableRef = { path: TablePath; page: string; id: string; nome: string }

type Props = {
  table: TableRef
  fase: Fase
  version: number
  validFrom: string
  validTo: string | null
  versioni: readonly Versione[]
  /** Of a draft of loans with rows: what it may be asked. */
  about: Tryable | null
}

/** What can be done with a grid as it is: publish a draft, end what is published, begin the next version. */
export function TableSteps({ table, fase, version, validFrom, validTo, versioni, about }: Props) {
  const [asking, setAsking] = useState<'publish' | 'close' | 'try' | null>(null)
  const { send, run, busy } = useRecordVerb(table.path, table.id)
  const router = useRouter()
  const onClose = () => setAsking(null)
  const copy = () =>
    run(async () => {
      const { _id } = await send('versions', {}, { 'idempotency-key': newKey() })
      router.push(`${table.page}/${_id}`)
    }, 'Bozza della nuova versione creata')
  return (
    <>
      {(fase === 'in_vigore' || fase === 'futura') && (
        <Button onClick={() => setAsking('close')}>CHIUDI</Button>
      )}
      {about && <Button onClick={() => setAsking('try')}>PROVA LA GRIGLIA</Button>}
      {fase === 'bozza' ? (
        <Button look="primary" onClick={() => setAsking('publish')}>
          PUBBLICA
        </Button>
      ) : (
        <Button look="primary" loading={busy && asking === null} onClick={() => void copy()}>
          NUOVA VERSIONE
        </Button>
      )}
      {asking === 'publish' && (
        <PublishDialog
          table={table}
          version={version}
          validFrom={validFrom}
          versioni={versioni}
          onClose={onClose}
        />
      )}
      {asking === 'try' && about && (
        <TryDialog table={table} version={version} about={about} onClose={onClose} />
      )}
      {asking === 'close' && (
        <CloseDialog
          table={table}
          version={version}
          validFrom={validFrom}
          validTo={validTo}
          onClose={onClose}
        />
      )}
    </>
  )
}
