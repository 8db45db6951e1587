import { newKey } from '@/lib/core/new-key'
import { ApiError, type Area } from '@/lib/http/client'
import { followingFetch } from '@/lib/http/read-after'
import type { ImportKind } from '@/lib/imports/kinds'
import type { Caricata } from '@/lib/imports/schema'

/** The file may have arrived although the reply has not. */
const LOST = 'La connessione si è interrotta e non sappiamo se il file è arrivato: riprova.'

/** Uploads a CSV; the same key makes one run of it, however often it is sent. */
export const sendFile = (kind: ImportKind, file: File, area: Area, key = newKey()): Promise<Caricata> =>
  postFile(`/imports/${kind}`, file, area, key)

/** Posts a file to an address of /v2. The same key makes one of it, however often it is sent. */
export async function postFile<T>(path: string, file: File, area: Area, key = newKey()): Promise<T> {
  const body = new FormData()
  body.append('file', file)
  const headers = {
    accept: 'application/json, application/problem+json',
    'x-area': area,
    'idempotency-key': key,
  }
  let response: Response
  try {
    response = await followingFetch(`/v2${path}`, { method: 'POST', headers, body })
  } catch {
    throw new ApiError({ detail: LOST })
  }
  if (response.ok) return (await response.json()) as T
  const text = await response.text()
  const isProblem = response.headers.get('content-type')?.includes('json')
  throw new ApiError({
    status: response.status,
    ...(isProblem ? JSON.parse(text) : { detail: text || LOST }),
  })
}
