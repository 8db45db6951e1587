import pg from 'pg'

type Asked = { text?: string } | string

const textOf = (asked: Asked) => (typeof asked === 'string' ? asked : (asked.text ?? ''))

/** The statements that PostgreSQL was sent while `work` ran, by whichever way; not those of a listener, nor what was said after a commit. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    seen.push(textOf(args[0] as Asked))
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return seen.filter((text) => !/^(?:LISTEN|SELECT pg_notify\(channel)/.test(text))
}
