'use client'

import { useState } from 'react'
import { download } from '@/components/data/files/download'
import { useArea } from '@/components/data/page/area'
import { Button, type ButtonProps } from '@/components/ui/button'
import { toastError } from '@/components/ui/toasts'

type Props = { id: string; versione?: number; look?: ButtonProps['look']; size?: ButtonProps['size'] }

/** Hands a file to the browser, its latest version or the named one. */
export function DownloadButton({ id, versione, look, size }: Props) {
  const area = useArea()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await download(
      `/v2/files/${id}/content${versione ? `?versione=${versione}` : ''}`,
      area,
      () => undefined,
    ).catch(toastError)
    setBusy(false)
  }
  return (
    <Button
      look={look}
      size={size}
      loading={busy}
      aria-label={versione ? `SCARICA la versione ${versione}` : undefined}
      onClick={() => void run()}
    >
      SCARICA
    </Button>
  )
}
