'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useKeptWords } from '@/components/data/form/kept-words'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import { answerValues, MOTIVI_RIFIUTO, rejectValues } from '@/lib/features/ratings/schema'
import type { Field } from '@/lib/resources/view'

type Props = {
  path: 'voti' | 'votiDipendenti'
  id: string
  version: number
  stato: string
  risposta: string
}

const WHY: Field[] = [
  { name: 'motivo', label: 'Motivo', kind: 'select', options: MOTIVI_RIFIUTO, required: true },
]
const ANSWER: Field[] = [
  { name: 'risposta', label: 'Risposta', kind: 'textarea', help: 'Vuota, la risposta si toglie.' },
]

/** Publish, refuse, answer. */
export function RatingSteps({ path, id, version, stato, risposta }: Props) {
  const { send, run, busy } = useRecordVerb(path, id)
  const [asking, setAsking] = useState<'publish' | 'reject' | 'answer' | null>(null)
  const close = () => setAsking(null)
  return (
    <>
      {stato !== 'rifiutato' && <Button onClick={() => setAsking('answer')}>RISPONDI</Button>}
      {stato !== 'rifiutato' && <Button onClick={() => setAsking('reject')}>RIFIUTA</Button>}
      {stato !== 'pubblicato' && (
        <Button look="primary" onClick={() => setAsking('publish')}>
          PUBBLICA
        </Button>
      )}
      <AskDialog
        title="Pubblica il voto"
        verb="PUBBLICA"
        opened={asking === 'publish'}
        pending={busy}
        onConfirm={() => void run(() => send('publish', { version }), 'Voto pubblicato').then(close)}
        onCancel={close}
      >
        {path === 'voti'
          ? 'Si vede subito sulla pagina pubblica, con la firma di chi lo ha scritto.'
          : 'Conta nella media del dipendente, e chi lo ha scritto legge la risposta.'}
      </AskDialog>
      {asking === 'reject' && (
        <FormDialog
          title="Rifiuta il voto"
          intro="Non si vede sul sito. Un voto basso non è un motivo."
          fields={WHY}
          schema={rejectValues}
          verb="RIFIUTA"
          send={async (values) => {
            await send('reject', { ...values, version })
            toastSuccess('Voto rifiutato')
          }}
          onClose={close}
        />
      )}
      {asking === 'answer' && (
        <AnswerDialog path={path} id={id} version={version} risposta={risposta} onClose={close} />
      )}
    </>
  )
}

type AnswerProps = Omit<Props, 'stato'> & { onClose: () => void }

function AnswerDialog({ path, id, version, risposta, onClose }: AnswerProps) {
  const { send } = useRecordVerb(path, id)
  const kept = useKeptWords()
  return (
    <FormDialog
      title="Rispondi al voto"
      intro="La risposta si legge sotto il voto, sulla pagina pubblica."
      fields={ANSWER}
      schema={answerValues}
      start={{ risposta }}
      tail={() => kept.notice}
      verb="INVIA"
      send={async (values) => {
        const body = { risposta: values.risposta ?? '', version, ...kept.sent }
        await send('answer', body).catch((error: unknown) => {
          kept.hear(error)
          throw error
        })
        toastSuccess('Risposta salvata')
      }}
      onClose={onClose}
    />
  )
}
