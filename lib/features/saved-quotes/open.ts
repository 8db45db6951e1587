import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { quoteDocument } from '@/lib/features/quotes/document'
import type { PublicCtx } from '@/lib/http/context'
import type { Access } from '@/lib/resources/types'
import { sendFile } from '@/lib/storage/serve'
import { receivedQuotes, visibleQuotes } from './access'
import { quoteOfLink, refuseOldLink } from './link'
import { markOpened } from './mark-opened'

const asPdf = (pdf: Buffer, name: string, isInline: boolean) =>
  new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `${isInline ? 'inline' : 'attachment'}; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })

/** The document that was sent, for whoever has its link; a client who is signed in needs none. @throws 404, 410 */
export async function openQuote(
  { actor, userAgent }: PublicCtx,
  token: string,
  request: Request,
): Promise<Response> {
  const id = isId(token) ? await ownQuote(actor, token) : await quoteOfLink(token)
  await markOpened(id, userAgent)
  // What was given is what is opened, whatever the texts say by now.
  const given = await db().preventivoConsegna.findFirst({
    where: { quoteId: id, file: { deletedAt: null } },
    orderBy: { at: 'desc' },
    include: { file: true },
  })
  if (given?.file) {
    const reply = await sendFile(given.file, request, 'inline')
    reply.headers.set('cache-control', 'private, no-store')
    return reply
  }
  return asPdf(await quoteDocument(id, {}), 'preventivo-chiaravia', true)
}

async function ownQuote(actor: Actor | null, id: string): Promise<string> {
  return (await isAmong(receivedQuotes, actor, id)) ? id : refuseOldLink()
}

async function isAmong(access: Access, actor: Actor | null, id: string): Promise<boolean> {
  const rows = access(actor)
  if (rows === false) return false
  const where = { AND: [{ id }, rows === true ? {} : rows] }
  return (await db().quote.count({ where })) > 0
}

/**
 * The PDF of a simulation, which says nothing of a person and is read by who has made it; that of a quote is for those who may see
 * the quote. @throws 404
 */
export async function quotePdfFor(
  actor: Actor | null,
  id: string,
  { inline, ...seen }: Parameters<typeof quoteDocument>[1] & { inline?: '1' },
): Promise<Response> {
  if (!isId(id)) throw notFound()
  const row = await db().quote.findUnique({ where: { id }, select: { codice: true } })
  const mayRead =
    !row?.codice || (await isAmong(visibleQuotes, actor, id)) || (await isAmong(receivedQuotes, actor, id))
  if (!mayRead) throw notFound('Questa simulazione non c’è più.')
  return asPdf(await quoteDocument(id, seen), 'simulazione-chiaravia', inline === '1')
}
