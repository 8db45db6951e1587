import 'server-only'
import type { Readable } from 'node:stream'
import type { Actor } from '@/lib/auth/actor'
import { notFound } from '@/lib/core/errors'
import { fileReply } from '@/lib/resources/export'
import { laterBody } from '../../reports/sheet'

/** What exports call it, and its file. */
export const SCHEDA = 'la-mia-scheda'

/** An agent's own sheet as a document; that of anybody else is not there. */
export function schedaReply(actor: Actor, id: string, url: string): Promise<Response> {
  if (id !== actor.userId) throw notFound()
  return fileReply({ path: SCHEDA, actor, url, format: 'pdf' }, 1, () => schedaBody(actor), SCHEDA)
}

export const schedaBody = (actor: Actor): Readable =>
  laterBody(async () => {
    const { schedaPdf } = await import('./scheda-pdf')
    const { schedaOf } = await import('./scheda-sheet')
    return schedaPdf(await schedaOf(actor))
  })
