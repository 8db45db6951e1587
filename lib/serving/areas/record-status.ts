import type { IncomingMessage, ServerResponse } from 'node:http'
import { areaOfPath } from '@/lib/auth/area-path'
import { ACTION, RSC } from '@/lib/core/next-internals'
import { withOutcome } from '@/lib/http/page-outcome'
import { pathOf } from '@/lib/http/path-of'
import type { Handler } from '@/lib/serving/pages/request-listener'

/** A record that is not found by then keeps its reader waiting for nothing but a number: the page begins, with 200. */
const PATIENCE_MS = 700

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
    const release = hold(response, (status) => (isMissing && status === 200 ? 404 : status))
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

type Call = (...given: unknown[]) => unknown

/**
 * Holds the head and what is written back, as a slow reader would, until it is released or ends. What is put in the place of the methods stays
 * there: whoever packs the reply has put theirs before it, and writes the head before anything is packed. `statusOf` says the status at last.
 */
function hold(response: ServerResponse, statusOf: (status: number) => number): () => void {
  const own = (name: 'writeHead' | 'write' | 'end' | 'flushHeaders') => response[name].bind(response) as Call
  const [writeHead, write, end, flushHeaders] = [
    own('writeHead'),
    own('write'),
    own('end'),
    own('flushHeaders'),
  ]
  const held: unknown[][] = []
  let head: unknown[] | undefined
  let isHeld = true
  const sendHead = (status: number, ...rest: unknown[]) => writeHead(statusOf(status), ...rest)
  const release = () => {
    if (!isHeld) return
    isHeld = false
    if (response.destroyed) return
    if (head) sendHead(...(head as [number]))
    const isFull = held.map((piece) => write(...piece)).includes(false)
    if (held.length > 0 && !isFull) response.emit('drain')
  }
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      if (!isHeld) return sendHead(status, ...rest)
      head = [status, ...rest]
      return response
    },
    write: (...piece: unknown[]) => {
      if (!isHeld) return write(...piece)
      held.push(piece)
      return false
    },
    end: (...last: unknown[]) => {
      release()
      return end(...last)
    },
    flushHeaders: () => {
      if (!isHeld) flushHeaders()
    },
  })
  return release
}
