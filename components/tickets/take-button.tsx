'use client'

import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button, type ButtonProps } from '@/components/ui/button'
import type { OfficeTicket } from './ticket-types'

type Props = {
  ticket: Pick<OfficeTicket, '_id' | 'codice' | 'version'>
  /** Who takes it. */
  me: string
  main?: boolean
  size?: ButtonProps['size']
}

/** Takes a ticket that nobody has. */
export function TakeButton({
  ticket: { _id, codice, version },
  me,
  main = false,
  size = main ? 'sm' : 'xs',
}: Props) {
  const { busy, send, run } = useRecordVerb('tickets', _id)
  const take = () => run(() => send('assign', { adminId: me, version }), `Il ticket ${codice} è tuo`)
  return (
    <Button
      size={size}
      look={main ? 'primary' : 'secondary'}
      loading={busy}
      aria-label={main ? undefined : `PRENDI: ${codice}`}
      onClick={() => void take()}
    >
      PRENDI
    </Button>
  )
}
