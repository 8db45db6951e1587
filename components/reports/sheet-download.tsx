'use client'

import { useState } from 'react'
import { download } from '@/components/data/files/download'
import { useReply } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { toastError } from '@/components/ui/toasts'

/** The reader's own figures of the page as a document. */
export function SheetDownload() {
  const area = useArea()
  const { data: me } = useReply('agents/getMe', '')
  const [loading, setLoading] = useState(false)
  const save = async (id: string) => {
    setLoading(true)
    await download(`/v2/reports/scheda/${id}/pdf`, area, () => undefined).catch(toastError)
    setLoading(false)
  }
  return (
    <Button onClick={() => void (me && save(me._id))} disabled={!me} loading={loading}>
      SCARICA LA MIA SCHEDA
    </Button>
  )
}
