'use client'

import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import type { SavedQuote } from './quote-types'

const schema = z.object({ offerta: z.uuid('Scegli l’offerta.') })

type Props = { quote: SavedQuote; onChanged: () => void; onClose: () => void; stale: string }

/** What the client has said yes to, in words to who made the quote. */
export function AcceptQuoteDialog({ quote, onChanged, onClose, stale }: Props) {
  const area = useArea()
  const options = quote.lines.map(({ id, banca, prodotto }) => ({
    value: id,
    label: [banca, prodotto].filter(Boolean).join(', '),
  }))
  const fields: readonly Field[] = [
    { name: 'offerta', label: 'Offerta accettata', kind: 'select', options, required: true },
  ]
  const send = async (values: Record<string, unknown>) => {
    const offerta = String(values.offerta)
    await api.post(`/quotes/${quote.id}/accept`, { offerta, version: quote.version }, { area })
    toastSuccess(`Preventivo ${quote.codice} accettato`)
    onChanged()
  }
  return (
    <FormDialog
      title="Il cliente ha accettato"
      intro="L’offerta accettata diventa quella del preventivo, e da lì della richiesta o della pratica."
      fields={fields}
      schema={schema}
      start={{ offerta: quote.scelte[0] ?? null }}
      verb="SEGNA COME ACCETTATO"
      send={send}
      onStale={async () => {
        onChanged()
        return stale
      }}
      onClose={onClose}
    />
  )
}
