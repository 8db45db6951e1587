'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useRef, useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { Box, Text } from '@/components/ui/layout'
import { SearchableSelect } from '@/components/ui/searchable-select'
import { toastSuccess } from '@/components/ui/toasts'
import type { Found } from '@/lib/features/saved-quotes/find-people'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import type { Kind } from './kinds'

type Props = {
  quoteId: string
  scelte: readonly string[]
  product: Kind
  /** Where quotes are listed, and each opens. */
  list: string
  office: boolean
  start?: Partial<Found> & { titolo?: string; compensoTipo?: string; compenso?: number }
  onClose: () => void
}

const text = z.string().nullish()
const schema = z.object({
  nome: text,
  cognome: text,
  email: text,
  telefono: text,
  titolo: text,
  agentId: text,
  compensoTipo: text,
  compenso: z.number().nullish(),
})

const fields: readonly Field[] = [
  { name: 'nome', label: 'Nome', kind: 'text', width: 6 },
  { name: 'cognome', label: 'Cognome', kind: 'text', width: 6 },
  { name: 'email', label: 'E-mail', kind: 'text', width: 6 },
  { name: 'telefono', label: 'Telefono', kind: 'phone', width: 6 },
  {
    name: 'titolo',
    label: 'Titolo',
    kind: 'text',
    help: 'Per ritrovarlo: «Auto nuova», «Ristrutturazione».',
  },
]
const TIPI_COMPENSO = [
  { value: 'percentuale', label: 'Percentuale' },
  { value: 'importo', label: 'Importo in euro' },
]
/** The fee, where one is agreed: with none the costs stay those of the offer. */
const feeFields = (product: Kind, tipo: unknown): readonly Field[] => [
  { name: 'compensoTipo', label: 'Compenso di mediazione', kind: 'select', options: TIPI_COMPENSO, width: 6 },
  ...(tipo
    ? [
        {
          name: 'compenso',
          label:
            tipo === 'importo'
              ? 'Quanto'
              : product === 'cdq'
                ? 'Quanto, del montante'
                : 'Quanto, dell’importo',
          kind: tipo === 'importo' ? 'money' : 'rate',
          width: 6,
          help: 'Entra nelle spese, nel TAEG e nel totale delle offerte scelte.',
        } as const,
      ]
    : []),
]
const forAgent: Field = { name: 'agentId', label: 'Per l’agente', kind: 'ref', resource: 'agents' }

/** For whom the quote is: somebody known, somebody new, or nobody yet. */
export function SaveDialog({ quoteId, product, scelte, list, office, start = {}, onClose }: Props) {
  const { richieste: own = [], ...known } = start
  const [richieste, setRichieste] = useState(own)
  const answered = richieste.find((one) => one.product === product)
  const area = useArea()
  const router = useRouter()
  const send = async (values: Record<string, unknown>, headers: Record<string, string>) => {
    const { nome, cognome, email, telefono, titolo, agentId, compensoTipo, compenso } = values
    const isSomebody = [nome, cognome, email, telefono].some(Boolean)
    const contatto = {
      nome: nome ?? '',
      cognome: cognome ?? '',
      email: email || null,
      telefono: telefono || null,
    }
    const body = {
      quoteId,
      scelte,
      ...(isSomebody ? { contatto } : {}),
      ...(titolo ? { titolo } : {}),
      ...(agentId ? { agentId } : {}),
      ...(answered ? { leadId: answered._id } : {}),
      ...(compensoTipo ? { compenso: { tipo: compensoTipo, valore: compenso ?? null } } : {}),
    }
    const { _id, codice } = await api.post('/quotes', body, { area, headers })
    toastSuccess(`Preventivo ${codice} salvato`)
    router.push(`${list}/${_id}`)
  }
  return (
    <FormDialog
      title="Salva il preventivo"
      intro="Vale 15 giorni con queste cifre. Il cliente si può scrivere anche dopo, quando lo converti."
      lead={(_values, set) => (
        <>
          <FindPerson
            onFound={({ richieste, nome, cognome, email, telefono }) => {
              setRichieste(richieste)
              for (const [name, value] of Object.entries({ nome, cognome, email, telefono })) set(name, value)
            }}
          />
          {answered && <Text c="dimmed">Risponde alla richiesta {answered.codice}.</Text>}
        </>
      )}
      fields={({ compensoTipo }) => [
        ...fields,
        ...feeFields(product, compensoTipo),
        ...(office ? [forAgent] : []),
      ]}
      schema={schema}
      start={known}
      verb="SALVA"
      send={send}
      onClose={onClose}
    />
  )
}

/** Somebody whom the reader knows already. */
function FindPerson({ onFound }: { onFound: (found: Found) => void }) {
  const area = useArea()
  const people = useRef(new Map<string, Found>())
  const load = useCallback(
    async (q: string) => {
      if (q.trim().length < 3) return []
      const { items } = await api.get('/quotes/persone', { area, query: { q: q.trim() } })
      people.current = new Map(items.map((one, at) => [String(at), one]))
      return items.map(({ nome, cognome, email }, at) => ({
        value: String(at),
        label: [`${nome} ${cognome}`, email].filter(Boolean).join(', '),
      }))
    },
    [area],
  )
  const pick = (value: string | null) => {
    const found = value === null ? undefined : people.current.get(value)
    if (found) onFound(found)
  }
  return (
    <Box mb="md">
      <SearchableSelect
        label="Cerca fra clienti e richieste"
        placeholder="Almeno tre caratteri"
        value={null}
        onChange={pick}
        load={load}
      />
    </Box>
  )
}
