import type { Pool, PoolClient } from 'pg'

type Lent = (error: Error | undefined, client: PoolClient | undefined, giveBack: GiveBack | undefined) => void
type GiveBack = (error?: Error | boolean) => void

/**
 * graphile-worker 0.17 gives the connection of its listener back twice where that breaks while it is left, and waits for neither: pg's
 * pool throws at the second time, where nobody catches it. Here the second time is nothing. Who got no connection in time has
 * nothing to give back, and is handed nothing to do so with.
 */
export function giveBackOnce(pool: Pool): void {
  const connect = pool.connect.bind(pool) as unknown as (lent?: Lent) => unknown
  const lend = (lent?: Lent) =>
    connect(lent && ((error, client, giveBack) => lent(error, client, giveBack && once(giveBack))))
  Object.assign(pool, { connect: lend })
}

function once(giveBack: GiveBack): GiveBack {
  let isBack = false
  return (error) => {
    if (isBack) return
    isBack = true
    giveBack(error)
  }
}
