/**
 * A reply whose body is there whole. Our own server writes it as it is (`whole`); the stream that the web's own Response makes
 * of every body, and which costs as much as a short call, is made only for who reads one.
 */
class WholeResponse extends Response {
  private made: Response | undefined

  constructor(
    readonly whole: string | Buffer,
    init: ResponseInit,
  ) {
    super(null, init)
  }

  /** The same body as the web knows it. */
  get asStream(): Response {
    this.made ??= new Response(this.whole as BodyInit)
    return this.made
  }

  get isRead(): boolean {
    return this.made?.bodyUsed ?? false
  }

  override text = () => this.asStream.text()
  override json = () => this.asStream.json()
  override arrayBuffer = () => this.asStream.arrayBuffer()
  override blob = () => this.asStream.blob()
  override clone = (): Response => {
    const { status, headers } = this
    return new WholeResponse(this.whole, { status, headers })
  }
}

// Properties of the web's Response, not methods: a class cannot say that it has them in another way.
Object.defineProperties(WholeResponse.prototype, {
  body: {
    get(this: WholeResponse) {
      return this.asStream.body
    },
  },
  bodyUsed: {
    get(this: WholeResponse) {
      return this.isRead
    },
  },
})

/** A reply whose body is this text or these bytes. */
export const wholeResponse = (body: string | Buffer, init: ResponseInit): Response =>
  new WholeResponse(body, init)

/** The body, where it is known and nobody has begun to read it. */
export function wholeBodyOf(response: Response): Buffer | undefined {
  if (!(response instanceof WholeResponse) || response.isRead) return undefined
  const { whole } = response
  return typeof whole === 'string' ? Buffer.from(whole) : whole
}

/** The same as text. */
export function wholeTextOf(response: Response): string | undefined {
  if (!(response instanceof WholeResponse) || response.isRead) return undefined
  return response.whole.toString()
}
