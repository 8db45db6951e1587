'use client'

import { useState } from 'react'
import { download } from '@/components/data/files/download'
import { useArea } from '@/components/data/page/area'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Group } from '@/components/ui/layout'
import { toastError } from '@/components/ui/toasts'
import { numberText } from '@/lib/core/number-text'
import type { DettaglioImport } from '@/lib/imports/schema'
import { type ImportVerb, useRunVerb } from './use-imports'
import { forecastWords } from './words'

type Props = {
  run: DettaglioImport
  /** Shows the columns again. */
  onMap?: () => void
}

/** What can be done with a run as it stands; what writes or takes back asks first. */
export function ImportActions({ run, onMap }: Props) {
  const { verbi, state, conti } = run
  const verb = useRunVerb(run._id)
  const [confirming, setConfirming] = useState<'run' | 'undo' | null>(null)
  const send = (name: ImportVerb) => verb.mutate({ verb: name }, { onSettled: () => setConfirming(null) })
  const isFirst = state === 'verificato'
  return (
    <Group gap="xs">
      {verbi.undo && (
        <Button look="danger" onClick={() => setConfirming('undo')}>
          ANNULLA L’IMPORTAZIONE
        </Button>
      )}
      {conti.errati > 0 && state !== 'in_corso' && <WrongRows id={run._id} />}
      {/* While it runs, it is stopped where its progress is. */}
      {verbi.cancel && state !== 'in_corso' && (
        <Button disabled={verb.isPending} onClick={() => send('cancel')}>
          ANNULLA
        </Button>
      )}
      {onMap && <Button onClick={onMap}>CAMBIA COLONNE</Button>}
      {verbi.retry && (
        <Button loading={verb.isPending} onClick={() => send('retry')}>
          RIPROVA LE ERRATE
        </Button>
      )}
      {verbi.run && (
        <Button
          look="primary"
          loading={verb.isPending && confirming === null}
          onClick={() => (isFirst ? setConfirming('run') : send('run'))}
        >
          {isFirst ? 'IMPORTA' : 'RIPRENDI'}
        </Button>
      )}
      <AskDialog
        title={`Importi ${run.nome}?`}
        verb="IMPORTA"
        opened={confirming === 'run'}
        pending={verb.isPending}
        onConfirm={() => send('run')}
        onCancel={() => setConfirming(null)}
      >
        {forecastWords(run)} {run.about}
      </AskDialog>
      <AskDialog
        title="Annulli l’importazione?"
        verb="ANNULLA L’IMPORTAZIONE"
        danger
        opened={confirming === 'undo'}
        pending={verb.isPending}
        onConfirm={() => send('undo')}
        onCancel={() => setConfirming(null)}
      >
        Si annullano le modifiche scritte da {numberText(conti.creati + conti.aggiornati)} righe. Resta, con
        il suo motivo, quello che qualcuno ha cambiato dopo.
      </AskDialog>
    </Group>
  )
}

function WrongRows({ id }: { id: string }) {
  const area = useArea()
  const [isLoading, setLoading] = useState(false)
  const start = async () => {
    setLoading(true)
    await download(`/v2/imports/${id}/wrong`, area, () => undefined).catch(toastError)
    setLoading(false)
  }
  return (
    <Button loading={isLoading} onClick={() => void start()}>
      SCARICA LE ERRATE
    </Button>
  )
}
