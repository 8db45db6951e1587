'use client'

import { useState } from 'react'
import { download } from '@/components/data/files/download'
import { useArea } from '@/components/data/page/area'
import { Button, type ButtonProps } from '@/components/ui/button'
import { toastError } from '@/components/ui/toasts'

type Props = Pick<ButtonProps, 'look' | 'size' | 'disabled' | 'children' | 'aria-label'> & { url: string }

/** Hands a file of the server to the browser. */
export function FileButton({ url, ...button }: Props) {
  const area = useArea()
  const [loading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    await download(url, area, () => undefined).catch(toastError)
    setLoading(false)
  }
  return <Button {...button} loading={loading} onClick={() => void save()} />
}
