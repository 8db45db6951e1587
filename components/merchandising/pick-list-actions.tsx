'use client'

import { useState } from 'react'
import { download } from '@/components/data/files/download'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { toastError } from '@/components/ui/toasts'

/** What has to leave as a file for who makes it, and as a page for who packs it, without what stands around it. */
export function PickListActions() {
  const area = useArea()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download('/v2/merchandising/orders/prelievo', area, () => undefined)
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button loading={busy} onClick={() => void save()}>
        CSV PER IL FORNITORE
      </Button>
      <Button look="primary" onClick={() => window.print()}>
        STAMPA
      </Button>
    </>
  )
}
