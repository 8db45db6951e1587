'use client'

import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import type { Row } from '@/components/data/list/use-rows'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import type { ClientOverview } from '@/lib/features/clients/overview'
import { api } from '@/lib/http/client'

/** Verbs under /v2/clients/{id} that ask for no form. */
type Verb = 'resend' | 'sessions' | 'unblock' | 'unmerge'

type Client = {
  row: Row
  canErase: boolean
  overview?: ClientOverview
  busy: boolean
  /** Shows what the server has now. */
  refresh: () => Promise<void>
  /** A verb that needs nothing more than a click; says that it is done, or what went wrong. */
  run: (name: Verb, done: string, body?: object) => Promise<void>
}

const Context = createContext<Client | null>(null)

export function ClientProvider({
  row,
  canErase,
  children,
}: {
  row: Row
  canErase: boolean
  children: ReactNode
}) {
  const { area, busy, send, run: work, refresh } = useRecordVerb('clients', row._id)
  const { data: overview } = useQuery({
    queryKey: ['clients', area, row._id, 'overview', row.version],
    queryFn: ({ signal }) => api.get(`/clients/${row._id}/overview`, { area, signal }),
    meta: { silent: true },
  })
  const run = (name: Verb, done: string, body?: object) => work(() => send(name, body), done)
  return <Context value={{ row, canErase, overview, busy, refresh, run }}>{children}</Context>
}

/** The client that this part of the page is about. */
export function useClient(): Client {
  const client = useContext(Context)
  if (!client) throw new Error('useClient outside ClientProvider')
  return client
}
