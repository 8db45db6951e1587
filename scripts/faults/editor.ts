import { setTimeout as sleep } from 'node:timers/promises'
import { isGood, send } from './http-call'
import { Session } from './session'

type Item = { _id: string; slug: string; version: number }

const PATIENCE_S = 120

/** An administrator who changes the title of a published news item. */
export class Editor {
  title = ''
  private count = 0

  private constructor(
    private readonly session: Session,
    private item: Item,
  ) {}

  static async begin(site: string): Promise<Editor> {
    const session = new Session(site, 'admin', 'admin@demo.example')
    await session.headers()
    const list = await send(site, { path: '/v2/news?limit=1' })
    const [item] = (JSON.parse(list.text) as { items: Item[] }).items
    if (!item) throw new Error('Non ci sono news.')
    return new Editor(session, item)
  }

  get id(): string {
    return this.item._id
  }

  get page(): string {
    return `/news_name/${this.item.slug}`
  }

  async change(): Promise<void> {
    this.count += 1
    this.title = `Modifica numero ${this.count}.`
    const reply = await send(this.session.site, {
      method: 'PATCH',
      path: `/v2/news/${this.item._id}`,
      headers: await this.session.headers(),
      body: { titolo: this.title, version: this.item.version },
    })
    if (!isGood(reply)) throw new Error(`Modifica non riuscita: ${reply.status} ${reply.error} ${reply.text}`)
    this.item = JSON.parse(reply.text) as Item
  }

  /** Seconds until the page shows the last change; given up after two minutes. */
  async untilShown(site: string): Promise<number> {
    const startedAt = Date.now()
    const seconds = () => (Date.now() - startedAt) / 1_000
    for (; seconds() < PATIENCE_S; await sleep(50)) {
      const { text } = await send(site, { path: this.page })
      if (text.includes(this.title)) break
    }
    return seconds()
  }
}
