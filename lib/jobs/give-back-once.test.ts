import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import { giveBackOnce } from './give-back-once'

type Done = (error?: Error) => void
type Lent = (error: Error | undefined, client: unknown, done?: Done) => void

/** A pool that lends as pg's does: `lend` is what it calls back with. */
function poolThat(lend: (lent: Lent) => void): { connect: (lent: Lent) => void } {
  const pool = Object.assign(new EventEmitter(), { connect: lend }) as unknown as Pool
  giveBackOnce(pool)
  return pool as unknown as { connect: (lent: Lent) => void }
}

it('a connection is given back once, however often that is asked for', () => {
  const done = jest.fn()
  const pool = poolThat((lent) => lent(undefined, {}, done))
  pool.connect((_error, _client, giveBack) => {
    giveBack?.()
    giveBack?.()
  })
  expect(done).toHaveBeenCalledTimes(1)
})

it('who waited in vain is handed nothing to give back, as by pg', () => {
  const late = new Error('timeout exceeded when trying to connect')
  const heard = jest.fn()
  poolThat((lent) => lent(late, undefined)).connect(heard)
  expect(heard).toHaveBeenCalledWith(late, undefined, undefined)
})
