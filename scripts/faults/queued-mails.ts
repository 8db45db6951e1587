import { setTimeout as sleep } from 'node:timers/promises'
import { withTransaction } from '../../lib/core/db'
import { isAway } from '../../lib/core/db-errors'
import { queueMail } from '../../lib/mail/queue-mail'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { mailsByReceiver } from './mailbox'
import { Observer } from './observer'
import type { System } from './system'

/** Backends stand still for half a minute. */
const ATTEMPTS = 60
const PAUSE_MS = 1_000

/** Jobs whose effect everybody sees: mails to receivers of a name of their own, one each. */
export class QueuedMails {
  queued = 0
  readonly observer: Observer

  constructor(
    private readonly name: string,
    private readonly system: Pick<System, 'database' | 'mailbox'>,
  ) {
    this.observer = new Observer(system.database.url)
    this.observer.watch()
  }

  /** So many more, in one transaction; again where the database, which is what is broken here, did not answer. */
  async queue(count: number): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.write(this.queued, count)
        this.queued += count
        return
      } catch (error) {
        if (attempt === ATTEMPTS || !(isAway(error) || isAway((error as Error).cause))) throw error
        await sleep(PAUSE_MS)
      }
    }
  }

  /** The key of each mail sees to it that it is written once, whatever became of an earlier attempt. */
  private async write(from: number, count: number): Promise<void> {
    await withTransaction(async (tx) => {
      for (let at = from; at < from + count; at += 1)
        await queueMail(tx, {
          template: 'contact-received',
          to: { email: this.receiver(at), name: 'Prova' },
          data: { nome: 'Prova', motivo: 'Contatto' },
          key: `${this.name}:${at}`,
        })
    })
  }

  /** How many the mail server has taken, those that came twice counted twice. */
  received(): number {
    return [...this.mails()].reduce((sum, [, ids]) => sum + ids.length, 0)
  }

  /** What has become of them. */
  effects(): Row[] {
    const mails = this.mails()
    const keys = Array.from({ length: this.queued }, (_, at) => this.receiver(at))
    return [
      none(
        'jobs without their effect',
        keys.filter((key) => !mails.has(key)),
      ),
      none(
        'jobs with two different effects',
        keys.filter((key) => new Set(mails.get(key)).size > 1),
      ),
    ]
  }

  /** How many messages came again under the same Message-ID. */
  again(): number {
    return this.received() - new Set([...this.mails().values()].flat()).size
  }

  private mails(): Map<string, string[]> {
    const own = `${this.name}-`
    return new Map([...mailsByReceiver(this.system.mailbox)].filter(([to]) => to.startsWith(own)))
  }

  private receiver(at: number): string {
    return `${this.name}-${at}@faults.example`
  }
}
