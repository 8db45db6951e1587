'use client'

import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { NOBODY, type Parola, WORD_KINDS, type WordKind } from '@/lib/features/syncs/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { STATI } from '@/lib/words/case-states'
import type { Option } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'

const CHOICES: Partial<Record<WordKind, Option[]>> = {
  stato: optionsOf(STATI),
  prodotto: optionsOf(PRODOTTI),
  finalita: optionsOf(FINALITA_LABELS),
}

const schema = z.object({
  interno: z.string().nullable(),
  nessuno: z.boolean().optional(),
})

function fieldsFor({ tipo }: Parola): Field[] {
  const choices = CHOICES[tipo]
  const label = WORD_KINDS[tipo]
  if (choices) return [{ name: 'interno', label, kind: 'select', options: choices }]
  const field: Field = {
    name: 'interno',
    label,
    kind: 'ref',
    resource: tipo === 'banca' ? 'banks' : 'agents',
    help: 'Vuoto: torna fra quelli da abbinare.',
  }
  if (tipo === 'banca') return [field]
  return [
    { ...field, when: { field: 'nessuno', in: [false, undefined, null] } },
    {
      name: 'nessuno',
      label: 'Non lavora più qui',
      kind: 'boolean',
      help: 'Le sue pratiche nuove arrivano senza agente.',
    },
  ]
}

/** Says what one of EGG's words means here. */
export function MeaningDialog({ word, onClose }: { word: Parola; onClose: () => void }) {
  const area = useArea()
  const client = useQueryClient()
  const isNobody = word.interno === NOBODY
  return (
    <FormDialog
      title={`${WORD_KINDS[word.tipo]} «${word.esterno}»`}
      intro="Vale per tutte le importazioni da adesso in poi. Le righe che l’aspettano si prendono con RIPROVA, nella loro importazione."
      fields={fieldsFor(word)}
      schema={schema}
      start={{ interno: isNobody ? null : word.interno, nessuno: isNobody }}
      verb="MODIFICA"
      send={async ({ interno, nessuno }) => {
        const body = { interno: nessuno ? NOBODY : (interno ?? null), version: word.version }
        await api.patch(`/syncs/mappings/${word._id}`, body, { area })
        await client.invalidateQueries({ queryKey: ['syncs', area] })
        toastSuccess('Modifica riuscita')
      }}
      onClose={onClose}
    />
  )
}
