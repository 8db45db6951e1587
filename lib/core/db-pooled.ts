import type { Pool, PoolClient } from 'pg'

/*
 * A pooler in transaction mode lends a connection for one transaction: what is said of a connection holds for nobody, or for
 * somebody else. Limits are therefore said at the beginning of each transaction, and a statement alone becomes one.
 */

type Asked = (...args: unknown[]) => Promise<unknown>

/** Of a transaction, in milliseconds. */
export type TransactionLimits = { statement: number; lock: number; idle: number }

const BEGIN = /^(\s*(?:BEGIN|START TRANSACTION)\b[^;]*)/i

/** How a transaction begins that has these limits, whatever else is said with its beginning. */
export const beginning = (text: string, { statement, lock, idle }: TransactionLimits): string =>
  text.replace(
    BEGIN,
    `$1; SET LOCAL statement_timeout = ${statement}; SET LOCAL lock_timeout = ${lock}; SET LOCAL idle_in_transaction_session_timeout = ${idle}`,
  )

type Config = { text: string; name?: string }
const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : (asked as Config | undefined)?.text)

/** Of several statements sent together `pg` gives a list; whoever has begun a transaction expects the answer to that. */
const first = (reply: unknown) => (Array.isArray(reply) ? reply[0] : reply)

/** A connection that has parsed a statement under a name is the next one's: packages name theirs, too. */
function unnamed(asked: unknown): unknown {
  const { name, text } = (asked ?? {}) as Partial<Config>
  return name !== undefined && text !== undefined ? { ...(asked as Config), name: undefined } : asked
}

function limiting(ask: Asked, limits: TransactionLimits): Asked {
  return (asked, ...rest) => {
    const text = textOf(asked)
    if (text === undefined || !BEGIN.test(text)) return ask(unnamed(asked), ...rest)
    const changed = beginning(text, limits)
    return ask(typeof asked === 'string' ? changed : { ...(asked as Config), text: changed }, ...rest).then(
      first,
    )
  }
}

/** Gives each transaction of a pool these limits. After whatever replaces `query` of its clients, before whatever measures it. */
export function limitTransactions(pool: Pool, limits: TransactionLimits): void {
  pool.on('connect', (client) => {
    Object.assign(client, { query: limiting(client.query.bind(client) as unknown as Asked, limits) })
  })
  const alone = async (...args: unknown[]) => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      const reply = await (client.query as unknown as Asked)(...args)
      await client.query('COMMIT')
      client.release()
      return reply
    } catch (error) {
      await takeBack(client)
      throw error
    }
  }
  Object.assign(pool, { query: alone })
}

/** A connection on which nothing can be taken back is not lent out again. */
const takeBack = (client: PoolClient): Promise<void> =>
  client.query('ROLLBACK').then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  )
