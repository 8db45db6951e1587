import 'server-only'
import { decodeCsv } from '@/lib/core/csv-text'
import { AppError } from '@/lib/core/errors'
import { callOut } from '@/lib/core/outgoing'

const TIMEOUT_MS = 30_000
const MAX_BYTES = 25 * 1024 * 1024

const failed = (detail: string, cause?: unknown) => new AppError('unavailable', detail, { cause })

/** The text of a CSV at an address; what goes wrong on the way is said in Italian, with the host's name. */
export async function fetchCsv(address: string): Promise<string> {
  const { host } = new URL(address)
  try {
    const response = await callOut(address, {
      headers: { accept: 'text/csv' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw failed(`${host} ha risposto ${response.status}: i tassi non sono arrivati.`)
    return await limited(response, host)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw failed(`${host} non è raggiungibile: i tassi non sono arrivati.`, error)
  }
}

/** Reads up to the limit, whatever the other side says that it is sending. */
async function limited(response: Response, host: string): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > MAX_BYTES) throw failed(`${host} invia più di 25 MB: non è un file di tassi.`)
    parts.push(part)
  }
  return decodeCsv(Buffer.concat(parts))
}
