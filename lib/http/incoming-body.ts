import type { IncomingMessage } from 'node:http'
import { AppError } from '@/lib/core/errors'
import type { Incoming } from '@/lib/http/light-request'

type Body = Incoming & { letGo(): void }

/**
 * The body of a request. A handler that stops reading (a file that is too large, a caller who may not) or never begins does
 * not end the connection: what still arrives is read to nowhere, and the caller gets the reply.
 */
export function bodyOf(request: IncomingMessage): Body {
  let stop = () => {}
  const letGo = () => {
    stop()
    // Somebody has to hear of a caller who leaves now.
    request.on('error', () => undefined).resume()
  }
  const listen = (take: (chunk: Buffer) => void, over: () => void, fail: (error: Error) => void) => {
    const end = () => {
      stop()
      over()
    }
    const broken = () => {
      stop()
      fail(new AppError('malformed', 'La richiesta si è interrotta prima della fine: riprova.'))
    }
    stop = () => {
      request.off('data', take).off('end', end).off('error', broken).off('aborted', broken)
    }
    request.on('data', take).on('end', end).on('error', broken).on('aborted', broken)
    // Nobody says again that the caller has left.
    if (request.destroyed) broken()
  }
  return {
    letGo,
    text: () =>
      new Promise((resolve, reject) => {
        const pieces: Buffer[] = []
        const all = () => (pieces.length === 1 && pieces[0]) || Buffer.concat(pieces)
        listen(
          (chunk) => pieces.push(chunk),
          () => resolve(new TextDecoder().decode(all())),
          reject,
        )
      }),
    // As fast as the handler asks for it.
    stream: () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          const take = (chunk: Buffer) => {
            controller.enqueue(chunk)
            if ((controller.desiredSize ?? 0) <= 0) request.pause()
          }
          listen(
            take,
            () => controller.close(),
            (error) => controller.error(error),
          )
          request.pause()
        },
        pull: () => void request.resume(),
        cancel: letGo,
      }),
  }
}
