import 'server-only'
import type { AdminScope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { setting } from '@/lib/settings/read'
import type { Posizione } from './schema'
import { posizioni } from './settings'
import type { RequestConsent } from './types'

/** Whom we are looking for; nobody where the setting is missing or cannot be read. */
export async function openPositions(): Promise<Posizione[]> {
  return setting(posizioni)
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
