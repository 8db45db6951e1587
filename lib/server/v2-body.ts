import type { IncomingMessage } from 'node:http'

/**
 * The body of a request as a web stream, read as fast as the handler asks for it. A handler that stops reading (a file
 * that is too large, a caller who may not) does not end the connection: what still arrives is read to nowhere, and the
 * caller gets the reply.
 */
export function bodyOf(request: IncomingMessage): { body: ReadableStream<Uint8Array>; letGo(): void } {
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const take = (chunk: Buffer) => {
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 0) <= 0) request.pause()
      }
      const end = () => {
        stop()
        controller.close()
      }
      const fail = () => {
        stop()
        controller.error(new Error('the caller left before the end'))
      }
      stop = () => {
        request.off('data', take).off('end', end).off('error', fail).off('aborted', fail)
      }
      request.on('data', take).on('end', end).on('error', fail).on('aborted', fail)
      request.pause()
    },
    pull: () => void request.resume(),
    cancel: () => letGo(),
  })
  const letGo = () => {
    stop()
    // Somebody has to hear of a caller who leaves now.
    request.on('error', () => undefined).resume()
  }
  return { body, letGo }
}
