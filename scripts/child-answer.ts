import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What a child says next. It may have ended before it was asked.
 * @throws when it ends instead, or says nothing for so long
 */
export async function answerOf<T>(child: ChildProcess, name: string, limitMs: number): Promise<T> {
  const over = new AbortController()
  const { signal } = over
  const ended = ({ exitCode, signalCode }: ChildProcess) => {
    throw new Error(`${name}: ended with ${exitCode ?? signalCode}`)
  }
  if (child.exitCode !== null || child.signalCode !== null) return ended(child)
  const ways = [
    once(child, 'message', { signal }).then(([said]) => said as T),
    once(child, 'exit', { signal }).then(() => ended(child)),
    sleep(limitMs, undefined, { signal }).then(() => {
      throw new Error(`${name}: no answer for ${limitMs / 1_000} s`)
    }),
  ]
  return Promise.race(ways).finally(() => {
    over.abort()
    // Those that were not first end with the abort, which concerns nobody.
    for (const way of ways) way.catch(() => undefined)
  })
}
