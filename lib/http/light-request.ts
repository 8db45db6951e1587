import { readJson } from '@/lib/core/read-json'

/** A body as it arrives, for whoever wants it whole or piece by piece. */
export type Incoming = { text(): Promise<string>; stream(): ReadableStream<Uint8Array> }

type Head = { method: string; url: string; headers: Headers }

/**
 * A request as far as handlers look at one: the web's own costs as much as a short call, and each body in it a stream, made
 * here only for who reads one.
 */
class LightRequest {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  bodyUsed = false
  private opened: ReadableStream<Uint8Array> | null | undefined

  constructor(
    { method, url, headers }: Head,
    private readonly incoming: Incoming | null,
  ) {
    this.method = method
    this.url = url
    this.headers = headers
  }

  get body(): ReadableStream<Uint8Array> | null {
    this.opened ??= this.incoming?.stream() ?? null
    return this.opened
  }

  async text(): Promise<string> {
    this.bodyUsed = this.incoming !== null
    return this.incoming?.text() ?? ''
  }

  async json(): Promise<unknown> {
    return readJson(await this.text())
  }
}

/** A request without a body, or with one that is known to be short. */
export const lightRequest = (head: Head, incoming: Incoming | null = null): Request =>
  new LightRequest(head, incoming) as unknown as Request

/** The whole body, where it is known to be short before it is read; undefined for every other. */
export const shortBodyOf = (request: Request): Promise<string> | undefined =>
  request instanceof LightRequest ? request.text() : undefined
