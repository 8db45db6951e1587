import { setTimeout as sleep } from 'node:timers/promises'
import { isGood, type Reply, send } from './http-call'

export type Json = Record<string, unknown>

/** Somebody who uses the API of a site, as its screens do. */
export class ApiPerson {
  private token = ''

  constructor(
    readonly site: string,
    readonly area: 'admin' | 'agents' | 'clients',
  ) {}

  /** Chooses the first password by the link of an invitation, and signs in. */
  async begin(email: string, password: string, link: string): Promise<this> {
    const token = new URL(link, this.site).searchParams.get('token') ?? ''
    await this.call('POST', `${this.area}/password/reset`, { token, password })
    return this.signIn(email, password)
  }

  async signIn(email: string, password: string): Promise<this> {
    const { access } = await this.call<{ access: string }>('POST', `${this.area}/login`, { email, password })
    this.token = access
    return this
  }

  ask(method: string, at: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return send(this.site, { method, path: `/v2/${at}`, body, headers: { ...this.bearer, ...headers } })
  }

  /** What its calls are signed with, once it has signed in. */
  get bearer(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {}
  }

  /** @throws where the answer is not good */
  async call<T = Json>(
    method: string,
    at: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<T> {
    const reply = await this.ask(method, at, body, headers)
    const { status, error, text } = reply
    if (!isGood(reply)) throw new Error(`${method} /v2/${at}: ${status} ${error} ${text}`)
    return (text ? JSON.parse(text) : {}) as T
  }

  /** Sends one file in the field `file`. */
  upload<T = Json>(at: string, name: string, content: string): Promise<T> {
    const head = `Content-Disposition: form-data; name="file"; filename="${name}"`
    const body = `--prova\r\n${head}\r\nContent-Type: text/csv\r\n\r\n${content}\r\n--prova--\r\n`
    return this.call<T>('POST', at, body, { 'content-type': 'multipart/form-data; boundary=prova' })
  }

  /** Asks until `done` says so. */
  async until<T = Json>(at: string, done: (reply: T) => boolean, patienceMs = 60_000): Promise<T> {
    const deadline = Date.now() + patienceMs
    for (;;) {
      const reply = await this.call<T>('GET', at)
      if (done(reply)) return reply
      if (Date.now() > deadline) throw new Error(`/v2/${at} resta: ${JSON.stringify(reply)}`)
      await sleep(250)
    }
  }
}
