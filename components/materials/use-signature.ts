'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useReply } from '@/components/data/list/use-rows'
import { toastError } from '@/components/ui/toasts'
import type { FirmaOptions } from '@/lib/features/materials/firma/schema'
import { api } from '@/lib/http/client'
import { rowsQuery } from '@/lib/resources/first-rows'

const START: FirmaOptions = { layout: 'lineare', telefono: true, whatsapp: true, sito: true, indirizzo: true }
const queryOf = (options: FirmaOptions) =>
  rowsQuery(Object.entries(options).map(([name, value]) => [name, String(value)]))

/** The agent's signature as it is chosen: at first as the one that they have copied last. */
export function useSignature() {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<FirmaOptions | null>(null)
  const first = useReply('agents/me/signature', queryOf(START))
  const options = chosen ?? first.data?.copiata?.opzioni ?? START
  const query = queryOf(options)
  const shown = useReply('agents/me/signature', query)
  const onCopied = async () => {
    try {
      await api.post('/agents/me/signature/copied', options, { area: 'agent' })
      await queries.invalidateQueries({ queryKey: ['agents/me/signature'] })
    } catch (error) {
      toastError(error)
    }
  }
  return { options, setOptions: setChosen, query, shown, onCopied: () => void onCopied() }
}
