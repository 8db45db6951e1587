'use client'

import { Button, type ButtonProps } from '@/components/ui/button'
import { toastError, toastSuccess } from '@/components/ui/toasts'

type Props = Pick<ButtonProps, 'look' | 'size' | 'aria-label'> & {
  label: string
  text: string
  /** Pasted with its look where the other program takes it. */
  html?: string
  onCopied?: () => void
}

const CLOSED = 'Il browser non lascia copiare: seleziona il testo e copialo a mano.'

async function copy({ text, html }: Pick<Props, 'text' | 'html'>): Promise<void> {
  if (!html) return navigator.clipboard.writeText(text)
  const part = (content: string, type: string) => new Blob([content], { type })
  const item = new ClipboardItem({
    'text/html': part(html, 'text/html'),
    'text/plain': part(text, 'text/plain'),
  })
  return navigator.clipboard.write([item])
}

/** Puts something on the clipboard, and says so. */
export function CopyButton({ label, text, html, onCopied, ...button }: Props) {
  const run = async () => {
    try {
      await copy({ text, html })
      toastSuccess('Copiato.')
      onCopied?.()
    } catch {
      toastError(CLOSED)
    }
  }
  return (
    <Button {...button} onClick={() => void run()}>
      {label}
    </Button>
  )
}
