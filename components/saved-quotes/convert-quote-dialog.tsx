'use client'

import { useRouter } from 'next/navigation'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import type { SavedQuote } from './quote-types'

type Props = { a: 'lead' | 'pratica'; quote: SavedQuote; onChanged: () => void; onClose: () => void }

const text = z.string().nullish()
const schema = z.object({ nome: text, cognome: text, email: text, telefono: text })

const fieldsOf = (required: boolean): readonly Field[] => [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6 },
  { name: 'cognome', label: 'Cognome', kind: 'text', required: true, width: 6 },
  { name: 'email', label: 'E-mail', kind: 'text', required, width: 6 },
  { name: 'telefono', label: 'Telefono', kind: 'phone', required, width: 6 },
]

const INTRO = {
  lead: 'Diventa una richiesta già contattata, con i dati, le cifre e l’offerta preferita. Non si può annullare.',
  richiesta:
    'La richiesta da cui viene diventa una pratica, con la banca e le cifre dell’offerta preferita e i documenti da chiedere; se la persona non è già cliente riceve un invito per e-mail. Non si può annullare.',
  pratica:
    'Si apre una pratica con i dati, la banca e le cifre dell’offerta preferita, e i documenti da chiedere; se la persona non è già cliente riceve un invito per e-mail. Non si può annullare.',
} as const

/** A quote becomes a request or a case: who it is about is asked, if it was not written before. */
export function ConvertQuoteDialog({ a, quote, onChanged, onClose }: Props) {
  const area = useArea()
  const router = useRouter()
  const root = area === 'admin' ? '/admin' : '/agents'
  const paths = {
    lead: area === 'admin' ? `${root}/feeds/leadRequests` : `${root}/richieste`,
    pratica: `${root}/reports/pratiche`,
  }
  const send = async (values: Record<string, unknown>, headers: Record<string, string>) => {
    const { nome, cognome, email, telefono } = values
    const body = {
      a,
      version: quote.version,
      nome: nome ?? '',
      cognome: cognome ?? '',
      email: email || null,
      telefono: telefono || null,
    }
    const { leadId, praticaId } = await api.post(`/quotes/${quote.id}/convert`, body, { area, headers })
    toastSuccess(a === 'lead' ? 'Richiesta creata' : 'Pratica aperta')
    router.push(praticaId ? `${paths.pratica}/${praticaId}` : `${paths.lead}/${leadId}`)
  }
  const { nome, cognome, email, telefono } = quote
  return (
    <FormDialog
      title={a === 'lead' ? 'Diventa una richiesta' : 'Diventa una pratica'}
      intro={INTRO[a === 'pratica' && quote.lead ? 'richiesta' : a]}
      fields={fieldsOf(a === 'lead')}
      schema={schema}
      start={{ nome, cognome, email, telefono }}
      verb="CONVERTI"
      send={send}
      onStale={async () => {
        onChanged()
        return 'Nel frattempo il preventivo è cambiato: chiudi questa finestra e guarda com’è ora.'
      }}
      onClose={onClose}
    />
  )
}
