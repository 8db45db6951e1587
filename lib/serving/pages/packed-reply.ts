import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A reply for everybody that weighs more is kept packed alone, and sent as it is to those only who read nothing packed. */
export const LARGE_REPLY = 256 * 1024

/** A reply of the API in the form that is sent. */
export const packedAs = (encoding: 'br' | 'gzip', body: Buffer): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(body)
