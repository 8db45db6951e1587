'use client'

import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useReply } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { type MaterialInput, materialSchema, type Volantino } from '@/lib/features/materials/schema'
import { PRESTITO_USUALE } from '@/lib/finance/usual-loan'
import { ApiError, api } from '@/lib/http/client'
import { rowsQuery } from '@/lib/resources/first-rows'
import type { Choice } from './flyer-fields'
import type { Material } from './material-words'

const PAUSE_MS = 400

const LOOK = { layout: 'a4', colore: 'laguna', agentId: null } as const
const START: Record<Volantino, Choice> = {
  rata: { ...LOOK, importo: 150_000, durata: 25, finalita: 'acquisto_prima_casa', tasso: 'fisso' },
  prestito: { ...LOOK, ...PRESTITO_USUALE, tasso: 'fisso' },
}

function bodyOf(kind: Volantino, { importo, durata, finalita, tasso, layout, colore, agentId }: Choice) {
  const input = { importo, durata, finalita, ...(kind === 'rata' ? { tasso } : {}) }
  return { kind, input, layout, colore, agentId }
}

/** The same as an address; what is not chosen is left out. */
function queryOf({ input, ...look }: MaterialInput): string {
  const given = Object.entries({ ...look, ...input }).filter(
    ([, value]) => value !== null && value !== undefined,
  )
  return rowsQuery(given.map(([name, value]) => [name, String(value)]))
}

/** "input.importo" belongs to the field "importo". */
const last = (path: string) => path.split('.').at(-1) ?? path

/** A flyer that is being chosen: what it would say today, and the making of it. */
export function useFlyer(kind: Volantino) {
  const area = useArea()
  const queries = useQueryClient()
  // The office comes here from the desk of an agent.
  const agente = useSearchParams().get('agente')
  const [choice, setChoice] = useState({ ...START[kind], ...(area === 'admin' && { agentId: agente }) })
  const [creating, setCreating] = useState(false)
  const [settled] = useDebouncedValue(choice, PAUSE_MS)
  const asked = materialSchema.safeParse(bodyOf(kind, settled))
  const wrong = asked.error?.issues.map(({ path, message }) => [String(path.at(-1)), message]) ?? []
  const query = asked.data ? queryOf(asked.data) : null
  const preview = useReply('materials/preview', query)
  const refused =
    preview.error instanceof ApiError
      ? Object.entries(preview.error.byField).map(([path, message]) => [last(path), message])
      : []
  const create = async (body: unknown) => {
    try {
      await api.post('/materials', body, { area })
      toastSuccess('Volantino creato: lo trovi nell’elenco qui sotto.')
      await queries.invalidateQueries({ queryKey: ['materials', area] })
    } catch (error) {
      toastError(error)
    }
  }
  return {
    choice,
    setChoice,
    creating,
    preview,
    errors: Object.fromEntries([...wrong, ...refused]) as Record<string, string>,
    /** Null while something of it is wrong. */
    query,
    asked: asked.data ?? null,
    // A field that is left says its value once more: that is no other choice.
    isSettled: JSON.stringify(settled) === JSON.stringify(choice) && !preview.isFetching,
    create: async () => {
      setCreating(true)
      await create(asked.data)
      setCreating(false)
    },
    /** The same flyer with the figures of today. */
    redo: ({ dati, layout, colore, agentId }: Material) =>
      create({ kind, input: dati.input, layout, colore, agentId }),
  }
}
