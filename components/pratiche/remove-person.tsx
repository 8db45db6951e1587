'use client'

import { useRef } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { togliPersonaSchema } from '@/lib/features/pratiche/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { useCase } from './case-context'
import type { Persona } from './person-words'

const schema = z.strictObject({ motivo: togliPersonaSchema.shape.motivo })
const fields: Field[] = [
  { name: 'motivo', label: 'Perché', kind: 'textarea', required: true, help: 'Resta scritto nell’attività.' },
]

/** Asks why, and says what goes with the person. */
export function RemovePerson({ persona, onClose }: { persona: Persona; onClose: () => void }) {
  const area = useArea()
  const { pratica, reload } = useCase()
  const version = useRef(pratica.version)
  const { _id, nome, cognome, collegamento } = persona
  const own = pratica.documenti.filter(({ personaId }) => personaId === _id)
  return (
    <FormDialog
      title={`Togli ${nome} ${cognome} dalla pratica`}
      intro={whatGoes(own.length, own.filter(({ file }) => file).length, collegamento === 'collegata')}
      fields={fields}
      schema={schema}
      verb="TOGLI"
      send={async ({ motivo }) => {
        const body = { motivo, version: version.current }
        await api.delete(`/pratiche/${pratica._id}/persone/${_id}`, body, { area })
        await reload()
        toastSuccess('Persona tolta dalla pratica')
      }}
      onStale={async () => {
        version.current = (await reload()).version
        return 'Nel frattempo qualcun altro ha lavorato sulla pratica: controlla e conferma di nuovo.'
      }}
      onClose={onClose}
    />
  )
}

function whatGoes(documents: number, files: number, follows: boolean): string {
  const seen = follows ? ' Non vedrà più la pratica.' : ''
  if (documents === 0) return `Non si può annullare.${seen}`
  const papers = documents === 1 ? 'il suo documento' : `i suoi ${documents} documenti`
  const stored =
    files === 0
      ? ''
      : files === 1
        ? '; il file già caricato viene cancellato'
        : `; i ${files} file già caricati vengono cancellati`
  return `Con la persona si tolgono ${papers} dalla lista${stored}. Non si può annullare.${seen}`
}
