import 'server-only'
import type { AdminScope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { type Posizione, posizioniSchema } from './schema'
import type { RequestConsent } from './types'

/** Whom we are looking for; nobody where the setting is missing or cannot be read. */
export async function openPositions(): Promise<Posizione[]> {
  const setting = await db().setting.findUnique({ where: { key: 'posizioni' } })
  return posizioniSchema.safeParse(setting?.value).data ?? []
}

/** What the person agreed to with a request: the last word on each box. */
export function consentsOf(_scope: AdminScope, requestId: string): Promise<RequestConsent[]> {
  return db().consent.findMany({
    where: { subjectRef: requestId },
    distinct: ['kind'],
    orderBy: [{ kind: 'asc' }, { at: 'desc' }, { id: 'desc' }],
    select: { kind: true, granted: true, textVersion: true, at: true },
  })
}
