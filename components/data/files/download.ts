import { numberText } from '@/lib/core/number-text'
import { ApiError, type Area } from '@/lib/http/client'
import { followingFetch } from '@/lib/http/read-after'
import { BROKEN_EXPORT } from '@/lib/resources/broken-export'

const BROKEN = 'L’esportazione si è interrotta prima della fine: controlla la connessione e riprova.'

/** Reads a file to its end, telling how far it is, and hands it to the browser. */
export async function download(
  url: string,
  area: Area,
  onProgress: (text: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const response = await followingFetch(url, { headers: { 'x-area': area }, signal })
    if (!response.ok || !response.body) {
      throw new ApiError({ status: response.status, detail: await response.text() })
    }
    const parts = await readAll(response.body, progressOf(response), onProgress)
    if (await saysBroken(parts)) throw new Error(BROKEN_EXPORT)
    save(new Blob(parts, { type: response.headers.get('content-type') ?? '' }), nameOf(response))
  } catch (error) {
    // Half a file is worse than none: it would be believed.
    if (error instanceof ApiError || signal?.aborted) throw error
    throw new ApiError({ detail: BROKEN, title: 'Esportazione interrotta' })
  }
}

type Bytes = Uint8Array<ArrayBuffer>

/** Longer than the last line of a file that broke off on the server. */
const LAST_LINE = 400

const saysBroken = async (parts: Bytes[]): Promise<boolean> =>
  (await new Blob(parts).slice(-LAST_LINE).text()).includes(BROKEN_EXPORT)

async function readAll(
  body: ReadableStream<Bytes>,
  progress: (part: Bytes) => string,
  tell: (text: string) => void,
): Promise<Bytes[]> {
  const parts: Bytes[] = []
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return parts
    parts.push(value)
    tell(progress(value))
  }
}

/** The lines of a CSV are counted against the rows to come; a compressed workbook only says how big it has grown. */
function progressOf(response: Response): (part: Bytes) => string {
  const rows = Number(response.headers.get('x-total-rows') ?? 0)
  const counts = rows > 0 && response.headers.get('content-type')?.startsWith('text/csv')
  let [lines, bytes] = [0, 0]
  return (part) => {
    bytes += part.length
    for (const byte of part) if (byte === 10) lines++
    if (!counts) return `${numberText(Math.ceil(bytes / 1024))} kB`
    return `${Math.min(99, Math.round((lines / rows) * 100))}%`
  }
}

const nameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'esportazione'

/** Hands a file to the browser. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
