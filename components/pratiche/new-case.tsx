'use client'

import { IconPlus } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { useOpenedByAddress } from '@/components/shell/opened-by-address'
import { Button } from '@/components/ui/button'
import { nuovaPraticaSchema, personaSchema } from '@/lib/features/pratiche/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA, FINALITA_LABELS } from '@/lib/words/purposes'
import { personFields } from './person-fields'

const { richiedente: _nested, ...own } = nuovaPraticaSchema.shape
const { ruolo: _ruolo, ...person } = personaSchema.shape
/** The form is flat; the request nests the person. */
const schema = z.strictObject({ ...own, ...person })

const finalitaOf = (product: unknown) =>
  typeof product === 'string' && product in FINALITA
    ? FINALITA[product as keyof typeof FINALITA].map((value) => ({
        value,
        label: FINALITA_LABELS[value] ?? value,
      }))
    : []

const fieldsOf = ({ product }: Record<string, unknown>): readonly Field[] => [
  {
    name: 'product',
    label: 'Prodotto',
    kind: 'select',
    options: optionsOf(PRODOTTI),
    required: true,
    width: 6,
  },
  {
    name: 'finalita',
    label: 'Finalità',
    kind: 'select',
    options: finalitaOf(product),
    required: true,
    width: 6,
  },
  { name: 'importoRichiesto', label: 'Importo richiesto', kind: 'money', required: true, width: 6 },
  { name: 'durataMesi', label: 'Durata (mesi)', kind: 'number', required: true, width: 6 },
  ...personFields.map((field, index) => (index === 0 ? { ...field, section: 'Richiedente' } : field)),
]

/** Opens a case that starts from a person, not from a request, and goes to it. */
export function NewCase({ page }: { page: string }) {
  const area = useArea()
  const router = useRouter()
  const [open, setOpen] = useState(false)
  useOpenedByAddress('nuova', () => setOpen(true))
  const send = async (values: Record<string, unknown>, headers: Record<string, string>) => {
    const { product, finalita, importoRichiesto, durataMesi, ...richiedente } = values
    const body = { product, finalita, importoRichiesto, durataMesi, richiedente }
    const { _id } = await api.post('/pratiche', body, { area, headers })
    router.push(`${page}/${_id}`)
  }
  return (
    <>
      <Button look="primary" icon={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        NUOVA PRATICA
      </Button>
      {open && (
        <FormDialog
          title="Nuova pratica"
          intro="I documenti da chiedere si scelgono da soli, dal prodotto e dal lavoro del richiedente."
          fields={fieldsOf}
          schema={schema}
          start={{ product: 'mutuo' }}
          verb="CREA"
          send={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
