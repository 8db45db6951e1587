type Asked = (...args: unknown[]) => unknown

/** A stream of rows (COPY) begins at once and gives back no promise; with a callback there is none either. */
const isOutOfTurn = (args: unknown[]) =>
  typeof args.at(-1) === 'function' ||
  typeof (args[0] as { submit?: unknown } | undefined)?.submit === 'function'

/**
 * One connection answers one question at a time, and `pg` no longer keeps a line of those that wait: here they are asked in the
 * order in which they came. Prisma asks for the relations of a row all at once, and so may any `Promise.all` within a transaction.
 */
export function inTurn(ask: Asked): Asked {
  let last: Promise<unknown> = Promise.resolve()
  return (...args) => {
    if (isOutOfTurn(args)) return ask(...args)
    const mine = last.then(() => ask(...args))
    last = mine.catch(() => undefined)
    return mine
  }
}
