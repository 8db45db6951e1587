'use client'

import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { useRecordRefresh } from '@/components/data/record/use-record-refresh'
import { Button } from '@/components/ui/button'
import { toastError, toastSuccess, toastUndo } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'

type Props = {
  /** The record that the other one looks like. */
  id: string
  other: { _id: string; nome: string; cognome: string }
}

/** Says that two records that look alike are two people; for some seconds it can be taken back. */
export function DifferentButton({ id, other }: Props) {
  const area = useArea()
  const refresh = useRecordRefresh('clients')
  const [busy, setBusy] = useState(false)
  const say = async (diversi: boolean) => {
    setBusy(true)
    try {
      await api.post(`/clients/${id}/different`, { altroId: other._id, diversi }, { area })
      await refresh()
      if (diversi) toastUndo('Sono due persone diverse', () => void say(false))
      else toastSuccess('Di nuovo fra i doppioni')
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="xs"
      look="quiet"
      loading={busy}
      aria-label={`SONO DIVERSI: ${other.nome} ${other.cognome}`}
      onClick={() => void say(true)}
    >
      SONO DIVERSI
    </Button>
  )
}
