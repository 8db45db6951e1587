'use client'

import { IconCertificate } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '@/components/data/files/download'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { toastError } from '@/components/ui/toasts'

/** Takes a certificate out as a PDF. */
export function CertificateButton({ codice, titolo }: { codice: string; titolo: string }) {
  const area = useArea()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    await download(`/v2/formazione/attestati/${codice}/pdf`, area, () => undefined).catch(toastError)
    setBusy(false)
  }
  return (
    <Button
      size="xs"
      look="quiet"
      loading={busy}
      icon={<IconCertificate size={16} aria-hidden="true" />}
      aria-label={`Scarica l’attestato: ${titolo}`}
      onClick={() => void take()}
    >
      Attestato
    </Button>
  )
}
