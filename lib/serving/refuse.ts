import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** A caller who does not read the reply either is left after this. */
const READ_MS = 2_000

const TEXTS: Record<number, string> = {
  400: 'La richiesta non è scritta in modo corretto.',
  401: 'Accesso richiesto.',
  403: 'Operazione non permessa.',
  405: 'Metodo non previsto.',
  408: 'La richiesta non è arrivata per intero in tempo.',
  413: 'Contenuto troppo grande.',
  429: 'Troppe connessioni da questo indirizzo: chiudine qualcuna e riprova.',
  431: 'Il browser ha mandato troppi dati insieme alla richiesta, di solito cookie. Cancella i cookie di questo sito dalle impostazioni del browser e riprova.',
  503: 'Il servizio non risponde in questo momento: riprova tra qualche secondo.',
  504: 'Il servizio non ha risposto in tempo: riprova tra qualche secondo.',
}
/** What a person with a browser meets, whose old cookies have become too many: a page, and not a line in its smallest letters. */
const pageOf = (text: string) =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Troppi cookie</title></head><body style="max-width:36rem;margin:4rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif"><h1>La pagina non si può aprire</h1><p>${text}</p></body></html>`

const RETRY_AFTER: Record<number, number> = { 429: 10, 503: 2, 504: 2 }

const refused = new WeakSet<Duplex>()

/** A whole reply on a connection that no response is being made for, which ends with it. */
export function refuse(socket: Duplex, status: number): void {
  if (refused.has(socket)) return
  refused.add(socket)
  socket.on('error', () => socket.destroy())
  if (!socket.writable) return void socket.destroy()
  const words = TEXTS[status] ?? STATUS_CODES[status] ?? ''
  const isPage = status === 431
  const text = isPage ? pageOf(words) : words
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    `Content-Type: text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    // The page's own style, and nothing else: no script of anybody's.
    `Content-Security-Policy: default-src 'none'; ${isPage ? "style-src 'unsafe-inline'; " : ''}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    ...(RETRY_AFTER[status] ? [`Retry-After: ${RETRY_AFTER[status]}`] : []),
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`)
  // To close while bytes of the caller's are unread would take the reply away from it.
  socket.resume()
  setTimeout(() => socket.destroy(), READ_MS).unref()
}
