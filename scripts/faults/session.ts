import { setTimeout as sleep } from 'node:timers/promises'
import { isGood, send } from './http-call'

export type Area = 'admin' | 'agents' | 'clients'

/** Access tokens live a quarter of an hour. */
const RENEW_MS = 10 * 60_000
const PATIENCE_MS = 90_000

/** Somebody signed in, for as long as the run takes. */
export class Session {
  private token = ''
  private since = 0
  private coming: Promise<void> | undefined

  constructor(
    readonly site: string,
    readonly area: Area,
    readonly email: string,
  ) {}

  /** The header that a call is signed in with; signs in again before the token expires, or when told to. */
  async headers(again = false): Promise<Record<string, string>> {
    if (again || Date.now() - this.since > RENEW_MS) {
      // One person signs in once, however many calls wait for it.
      this.coming ??= this.signIn().finally(() => {
        this.coming = undefined
      })
      await this.coming
    }
    return { authorization: `Bearer ${this.token}` }
  }

  private async signIn(): Promise<void> {
    const body = { email: this.email, password: process.env.DEMO_PASSWORD ?? 'Demo-2026-credito' }
    let last = ''
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(250)) {
      const reply = await send(this.site, { method: 'POST', path: `/v2/${this.area}/login`, body })
      if (isGood(reply)) {
        this.token = (JSON.parse(reply.text) as { access: string }).access
        this.since = Date.now()
        return
      }
      last = `${reply.status} ${reply.error} ${reply.text}`
    }
    throw new Error(`${this.email} non entra: ${last}`)
  }
}
