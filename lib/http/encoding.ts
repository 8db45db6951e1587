import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BoundedCache } from '@/lib/core/bounded-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers say the same few things; whoever makes up others may not fill the memory. */
const kept = new BoundedCache<string, Encoding>('encodings')

/** The smallest form the client reads; a listed "q=0" refuses. */
export function negotiate(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  const known = kept.get(accept)
  if (known) return known
  const encoding = smallest(accept)
  kept.set(accept, encoding, 0)
  return encoding
}

function smallest(accept: string): Encoding {
  if (reads(accept, 'br')) return 'br'
  return reads(accept, 'gzip') ? 'gzip' : 'identity'
}

/** Whether this encoding is listed, and not refused. */
export const reads = (accept: string, encoding: string): boolean =>
  accept
    .toLowerCase()
    .split(',')
    .some((offer) => {
      const [token = '', ...parameters] = offer.split(';').map((part) => part.trim())
      return token === encoding && !parameters.some((parameter) => /^q=0(?:\.0+)?$/.test(parameter))
    })

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * How hard each tries. `often`: of what is packed once and sent for long; from 9 on brotli first writes over 32 MB of memory, a
 * tenth of a second of processor for one page less than 1% lighter. `again`: of what is soon overtaken. `once`: sent once.
 */
const EFFORTS = {
  often: { br: 8, gzip: 9 },
  again: { br: 5, gzip: 6 },
  once: { br: 4, gzip: 3 },
}

/** The body in one of its packed forms. */
export function packed(
  encoding: Exclude<Encoding, 'identity'>,
  body: Buffer,
  effort: keyof typeof EFFORTS,
): Promise<Buffer> {
  const level = EFFORTS[effort][encoding]
  if (encoding === 'gzip') return zip(body, { level })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length } })
}
