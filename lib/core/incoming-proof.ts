import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The site's local socket, and the secret by which it recognises requests of the listener. */
export type Inner = { socketPath: string; proof: string }

const HEADER = 'x-listener-proof'

/** Made at each start and known to this process alone. */
export const newProof = (): string => randomBytes(32).toString('base64url')

/** To be written last, over whatever the caller may have sent under the same name. */
export const proofHeader = ({ proof }: Inner): Record<string, string> => ({ [HEADER]: proof })

/** Whether the listener sent this; the proof goes no further than here. */
export function takeProof({ headers, rawHeaders }: IncomingMessage, proof: string): boolean {
  const given = Buffer.from(String(headers[HEADER] ?? ''))
  const wanted = Buffer.from(proof)
  delete headers[HEADER]
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === HEADER) rawHeaders.splice(at, 2)
  }
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
