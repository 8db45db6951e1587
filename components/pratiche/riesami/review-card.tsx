'use client'

import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { ContextCard } from '@/components/data/record/record-layout'
import { useCase } from '@/components/pratiche/case-context'
import classes from '@/components/pratiche/context.module.css'
import { Button } from '@/components/ui/button'
import { Text } from '@/components/ui/layout'
import { toastSuccess } from '@/components/ui/toasts'
import { formatDay, todayInRome } from '@/lib/core/dates'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'

const FIELDS: Field[] = [
  {
    name: 'risposta',
    label: 'Risposta per il cliente',
    kind: 'textarea',
    required: true,
    help: 'Che cosa hai guardato, che cosa hai deciso e perché, in parole semplici: il cliente la legge nella sua area.',
  },
]
const schema = z.object({ risposta: z.string('Scrivi la risposta per il cliente.') })

/** What a client has asked after a refusal, and the answer of a person. */
export function ReviewCard() {
  const { riesame } = useCase().pratica
  const [answering, setAnswering] = useState(false)
  if (!riesame) return null
  const { testo, scadeIl, risposta, rispostoAt, rispostoDa, version } = riesame
  const isLate = risposta === null && scadeIl < todayInRome()
  return (
    <ContextCard title="Riesame chiesto dal cliente">
      {risposta === null ? (
        <p className={isLate ? classes.warn : classes.fine}>
          {isLate
            ? `La risposta era da dare entro il ${formatDay(scadeIl)}.`
            : `Rispondi entro il ${formatDay(scadeIl)}.`}
        </p>
      ) : (
        <Text c="dimmed" breaks="anywhere">
          Ha risposto {rispostoDa} il {formatDay(new Date(rispostoAt ?? ''))}.
        </Text>
      )}
      {testo && (
        <Text c="dimmed" breaks="anywhere">
          «{testo}»
        </Text>
      )}
      {risposta && (
        <Text c="dimmed" breaks="anywhere">
          Risposta: {risposta}
        </Text>
      )}
      {risposta === null && (
        <Button size="sm" look="primary" onClick={() => setAnswering(true)}>
          RISPONDI
        </Button>
      )}
      {answering && <AnswerDialog version={version} onClose={() => setAnswering(false)} />}
    </ContextCard>
  )
}

function AnswerDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const area = useArea()
  const { pratica, reload } = useCase()
  return (
    <FormDialog
      title="Rispondi al riesame"
      intro="Se la decisione cambia, riapri la pratica; la risposta parte lo stesso."
      fields={FIELDS}
      schema={schema}
      verb="RISPONDI"
      send={async ({ risposta }, headers) => {
        await api.post(`/pratiche/${pratica._id}/riesame/risposta`, { risposta, version }, { area, headers })
        await reload()
        toastSuccess('Risposta inviata')
      }}
      onClose={onClose}
    />
  )
}
