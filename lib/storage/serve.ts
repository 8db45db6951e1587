import 'server-only'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/actor'
import { notFound } from '@/lib/core/errors'
import type { StoredFile } from '@/prisma/generated/client'
import { contentOf, fileById } from './data'
import { isReencoded } from './formats'

/** Whether something else (a case, a published page) lets this person see the file. */
export type Grant = (file: StoredFile, viewer: Actor | null) => boolean | Promise<boolean>

const isOwner = (file: StoredFile, viewer: Actor | null) =>
  viewer !== null && file.ownerRole === viewer.role && file.ownerId === viewer.userId

async function authorised(id: string, viewer: Actor | null, grant?: Grant): Promise<StoredFile> {
  const file = await fileById(id)
  if (!file) throw notFound('Il file non esiste.')
  const isAllowed =
    isOwner(file, viewer) ||
    (viewer?.role === 'admin' && can(viewer, 'storage_manage')) ||
    (await grant?.(file, viewer))
  if (!isAllowed) throw notFound('Il file non esiste.')
  return file
}

/** Only images that we have written ourselves are shown in place; everything else is a download. */
const wayOf = ({ mimetype }: StoredFile): Way => (isReencoded(mimetype) ? 'inline' : 'attachment')
type Way = 'inline' | 'attachment'

function headersOf(file: StoredFile, disposition: Way): Headers {
  const ascii = file.name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\]/g, '')
  return new Headers({
    'content-type': file.mimetype.startsWith('text/') ? `${file.mimetype}; charset=utf-8` : file.mimetype,
    'content-disposition': `${disposition}; filename="${ascii || 'file'}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'content-length': String(file.size),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
    etag: `"${file.sha256}"`,
    'accept-ranges': 'bytes',
  })
}

/** GET /v2/storage/files/{id}: to the owner, to the administrators of files, and to whom `grant` names. */
export async function serveFile(
  id: string,
  viewer: Actor | null,
  request: Request,
  grant?: Grant,
): Promise<Response> {
  const file = await authorised(id, viewer, grant)
  return sendFile(file, request)
}

/** The reply with a file, for who may have it. */
export async function sendFile(file: StoredFile, request: Request, as = wayOf(file)): Promise<Response> {
  const headers = headersOf(file, as)
  if (request.headers.get('if-none-match') === headers.get('etag')) {
    headers.delete('content-length')
    return new Response(null, { status: 304, headers })
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const range = readRange(request.headers.get('range'), Number(file.size))
  const body = await contentOf(file, range)
  if (range) {
    headers.set('content-length', String(range.to - range.from + 1))
    headers.set('content-range', `bytes ${range.from}-${range.to}/${file.size}`)
  }
  return new Response(webStream(body), { status: range ? 206 : 200, headers })
}

const webStream = (body: Readable) => Readable.toWeb(body) as NodeStream as unknown as ReadableStream

/** One range of bytes; anything else is answered with the whole file, as RFC 9110 allows. */
function readRange(header: string | null, size: number): { from: number; to: number } | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined) return undefined
  const [from, to] = [Number(first), Math.min(last ? Number(last) : size - 1, size - 1)]
  return from <= to ? { from, to } : undefined
}
