'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { NewTicket } from './new-ticket'
import { ownHref } from './paths'

/** A new ticket of an agent, with what the link that led here knows; sent, it is opened. */
export function AgentNewTicket() {
  const { push } = useRouter()
  const params = useSearchParams()
  const start = useMemo(() => {
    const category = params.get('category')
    const oggetto = params.get('oggetto')
    const praticaId = params.get('praticaId')
    const known = {
      ...(category && { category }),
      ...(oggetto && { oggetto }),
      ...(praticaId && { praticaId }),
    }
    return Object.keys(known).length > 0 ? known : undefined
  }, [params])
  return <NewTicket withCase start={start} onCreated={({ _id }) => push(ownHref(_id))} />
}
