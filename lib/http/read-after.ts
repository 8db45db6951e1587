import { FIRST_LSN, laterLsn, parseLsn } from '@/lib/core/lsn'

/** Says which place in the database's log a call must read after; in a reply, where what the call has written ends. */
export const READ_AFTER = 'x-read-after'

const KEY = 'letto-dopo'
/** No replica that is older is asked by the server: a mark that is older says nothing. */
const LIFE_MS = 60_000

type Mark = { lsn: string; at: number }
let own: Mark = { lsn: FIRST_LSN, at: 0 }

const good = ({ lsn, at }: Mark): string => (Date.now() - at < LIFE_MS ? lsn : FIRST_LSN)

/** What another window of this browser has written. */
function ofOthers(): string {
  try {
    const [lsn = '', at] = (localStorage.getItem(KEY) ?? '').split(' ')
    return parseLsn(lsn) === null ? FIRST_LSN : good({ lsn, at: Number(at) })
  } catch {
    return FIRST_LSN
  }
}

/** What this browser must find again: all that it has written or been told of. */
export const readAfter = (): string => laterLsn(good(own), ofOthers())

/** Keeps what a reply or an event says, if that is further on. */
export function rememberRead(lsn: string | null | undefined): void {
  if (!lsn || parseLsn(lsn) === null) return
  own = { lsn: laterLsn(readAfter(), lsn), at: Date.now() }
  try {
    localStorage.setItem(KEY, `${own.lsn} ${own.at}`)
  } catch {
    // A browser that keeps nothing: this window knows it all the same.
  }
}

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/** `fetch` for calls to /v2: says what they must come after, and keeps what their replies say. */
export async function followingFetch(url: string, init: Init = {}): Promise<Response> {
  const headers = { ...init.headers, [READ_AFTER]: readAfter() }
  const response = await fetch(url, { ...init, headers })
  rememberRead(response.headers.get(READ_AFTER))
  return response
}
