import type { PgListener } from './pg-listener'

/**
 * A word to all processes. `key` is short and enough to look the rest up in the database; `body` is that rest, where whoever carries
 * the word can carry it, too.
 */
export type Word = { key: string; body?: string }

export type Hearing = {
  /** What is heard, by channel; the first one names the connection in pg_stat_activity. */
  channels: Readonly<Record<string, (word: Word) => void>>
  /** Listening from now on; what was said in the last `awayMs` may not have been heard. `again`: after a loss. */
  onUp?(awayMs: number, again: boolean): void
  /** The broker is there, or there again: what others said by it until now was not heard. */
  onBroker?(): void
}

/**
 * Nobody warrants that a word arrives: who must not miss one looks up what was committed (lib/realtime/hub.ts). It arrives soon, and
 * only after the commit.
 */
export type FanOut = {
  /** Says it soon, together with what else is said at that moment. Never fails: what is not heard is looked up. */
  publish(channel: string, word: Word): void
  /** The same for those who listen to the database and know of no broker. */
  publishByDatabase(channel: string, key: string): void
  /** Listens, to the database's own announcements in any case: triggers and commands know of no broker. */
  subscribe(databaseUrl: string, hearing: Hearing): PgListener
  /** Keeps the way to the broker open, also where nobody listens; until what it returns is called. */
  hold(): () => Promise<void>
  /** Whether the broker can be used: `none` where the database does its work. */
  broker(): 'none' | 'up' | 'away'
  /** Until all that was published has been given to who carries it. */
  flush(): Promise<void>
}
