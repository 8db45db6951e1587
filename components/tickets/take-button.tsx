'use client'

import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import type { OfficeTicket } from './ticket-types'

type Props = {
  ticket: Pick<OfficeTicket, '_id' | 'codice' | 'version'>
  /** Who takes it. */
  me: string
  main?: boolean
}

/** Takes a ticket that nobody has. */
export function TakeButton({ ticket: { _id, codice, version }, me, main = false }: Props) {
  const { busy, send, run } = useRecordVerb('tickets', _id)
  const take = () => run(() => send('assign', { adminId: me, version }), `Il ticket ${codice} è tuo`)
  return (
    <Button
      size={main ? 'sm' : 'xs'}
      look={main ? 'primary' : 'secondary'}
      loading={busy}
      aria-label={main ? undefined : `PRENDI: ${codice}`}
      onClick={() => void take()}
    >
      PRENDI
    </Button>
  )
}
