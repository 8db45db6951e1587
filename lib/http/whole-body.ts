/** Bodies that are there whole: whoever writes the reply to a socket need not read a stream for them. */
const bodies = new WeakMap<Response, string | Buffer>()

/** A reply whose body is this text or these bytes. */
export function wholeResponse(body: string | Buffer, init: ResponseInit): Response {
  const response = new Response(body as BodyInit, init)
  bodies.set(response, body)
  return response
}

/** The body, where it is known and nobody has begun to read it. */
export function wholeBodyOf(response: Response): Buffer | undefined {
  const body = response.bodyUsed ? undefined : bodies.get(response)
  return typeof body === 'string' ? Buffer.from(body) : body
}
