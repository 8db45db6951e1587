'use client'

import { useRouter } from 'next/navigation'
import { NewTicket } from './new-ticket'
import { ownHref } from './paths'

/** A new ticket of an agent: sent, it is opened. */
export function AgentNewTicket() {
  const { push } = useRouter()
  return <NewTicket withCase onCreated={({ _id }) => push(ownHref(_id))} />
}
