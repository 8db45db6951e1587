import type { IncomingMessage, ServerResponse } from 'node:http'
import { areaOfPath } from '@/lib/auth/area-path'
import { ACTION, RSC } from '@/lib/core/next-internals'
import { onHead } from '@/lib/http/on-head'
import { withOutcome } from '@/lib/http/page-outcome'
import { pathOf } from '@/lib/http/path-of'
import type { Handler } from '@/lib/serving/pages/request-listener'

/** A record that is not found by then keeps its reader waiting for nothing but a number: the page begins, with 200. */
const PATIENCE_MS = 400

/**
 * Next begins the page of a record with 200 while the record is still being looked for. Here the beginning waits for that one read, so
 * that the page of a record that is not there says 404; what follows streams as ever.
 */
export function withRecordStatus(
  handle: Handler,
  isFixed: (path: string) => boolean,
  patienceMs = PATIENCE_MS,
): Handler {
  return (request, response) => {
    if (!isRecordVisit(request, isFixed)) return handle(request, response)
    let isMissing = false
    onHead(response, (status) => (isMissing && status === 200 ? 404 : status))
    const release = holdBody(response)
    const late = setTimeout(release, patienceMs)
    response.once('close', () => clearTimeout(late))
    return withOutcome(
      (isThere) => {
        isMissing ||= !isThere
        release()
      },
      () => handle(request, response),
    )
  }
}

/** Nobody shows the status of what the router asks for, and it takes a 404 for no payload at all. */
function isRecordVisit({ method, url, headers }: IncomingMessage, isFixed: (path: string) => boolean) {
  const path = pathOf(url)
  const isVisit = method === 'GET' && headers[RSC] === undefined && headers[ACTION] === undefined
  return isVisit && areaOfPath(path)?.guarded === true && !isFixed(path)
}

/** Holds what is written back, as a slow reader would, until it is released or ends. */
function holdBody(response: ServerResponse): () => void {
  const { write, end, flushHeaders } = response
  const held: Parameters<typeof write>[] = []
  let isHeld = true
  const release = () => {
    if (!isHeld) return
    isHeld = false
    Object.assign(response, { write, end, flushHeaders })
    if (response.destroyed) return
    const isFull = held.map((piece) => response.write(...piece)).includes(false)
    if (held.length > 0 && !isFull) response.emit('drain')
  }
  Object.assign(response, {
    write: (...piece: (typeof held)[number]) => {
      held.push(piece)
      return false
    },
    end: (...last: Parameters<typeof end>) => {
      release()
      return response.end(...last)
    },
    flushHeaders: () => undefined,
  })
  return release
}
