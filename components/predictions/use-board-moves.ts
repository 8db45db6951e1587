'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { toastError, toastSuccess, toastUndo } from '@/components/ui/toasts'
import { columnOf, DOPO, monthOfColumn, SCADUTE } from '@/lib/features/predictions/labels'
import { api } from '@/lib/http/client'
import type { Card, Moved } from './board-types'
import { monthWords, toMonth } from './prediction-words'

/** Cards that go to another month at once, and come back with the reason where that is refused. */
export function useBoardMoves() {
  const area = useArea()
  const queries = useQueryClient()
  const [moved, setMoved] = useState<readonly Moved[]>([])
  const others = (list: readonly Moved[], id: string) => list.filter(({ card }) => card._id !== id)
  const refresh = () => queries.invalidateQueries({ queryKey: ['predictions', area] })
  const move = async (card: Card, to: string): Promise<void> => {
    const from = columnOf(card.previstaPer)
    const { _id, version, cliente } = card
    if (from === to) return
    // Those that have arrived are where the lists show them; they stay in sight until the next one leaves.
    setMoved((list) => [{ card, to, done: false }, ...others(list, _id).filter(({ done }) => !done)])
    try {
      const month = monthOfColumn(to)
      const [anno, mese] = month.split('-').map(Number)
      const reply = await api.post(`/predictions/${_id}/move`, { anno, mese, version }, { area })
      const after = { ...card, ...reply }
      setMoved((list) => list.map((one) => (one.card._id === _id ? { card: after, to, done: true } : one)))
      await refresh()
      const words = `Previsione di ${cliente} spostata ${toMonth(monthWords(month))}`
      if (from === SCADUTE || from === DOPO) toastSuccess(words)
      else toastUndo(words, () => void move(after, from))
    } catch (error) {
      setMoved((list) => [{ card, to: from, done: true }, ...others(list, _id)])
      toastError(error)
      await refresh()
      setMoved((list) => others(list, _id))
    }
  }
  return { moved, move }
}
