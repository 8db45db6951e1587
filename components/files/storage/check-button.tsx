'use client'

import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'

/** Reads the object whole, and says whether it is what was uploaded. */
export function CheckButton({ bucket, key64 }: { bucket: string; key64: string }) {
  const area = useArea()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { sha256, atteso, uguale } = await api.post(
        `/storage/buckets/${bucket}/${key64}/check`,
        undefined,
        { area },
      )
      if (!uguale) toastError(new Error(`Il contenuto è cambiato: la sua impronta adesso è ${sha256}.`))
      else toastSuccess(atteso ? 'Il contenuto è quello caricato' : `SHA-256: ${sha256}`)
    } catch (error) {
      toastError(error)
    }
    setBusy(false)
  }
  return (
    <Button size="xs" loading={busy} onClick={() => void run()}>
      VERIFICA
    </Button>
  )
}
