import { AsyncLocalStorage } from 'node:async_hooks'

/** A call that may read at the replica: what it must come after (null: it reads at the primary), and whether it has written. */
export type ReadCall = { after: bigint | null; wrote: boolean }

// The server's bundles have copies of this module: there is one of it in a thread all the same.
const holder = globalThis as typeof globalThis & { __readCalls?: AsyncLocalStorage<ReadCall> }
holder.__readCalls ??= new AsyncLocalStorage()
const calls = holder.__readCalls

/** Answers a call; what it notes meanwhile is known afterwards. */
export const withReadCall = <T>(call: ReadCall, work: () => Promise<T>): Promise<T> => calls.run(call, work)

/** Runs what writes: whatever it reads itself is read at the primary. */
export function writing<T>(work: () => Promise<T>): Promise<T> {
  noteWritten()
  return calls.getStore() ? calls.run({ after: null, wrote: true }, work) : work()
}

/** The call that this is part of, for whoever goes on with it elsewhere. */
export const readCall = (): ReadCall | undefined => calls.getStore()

/** What its caller must find again from now on has been written, or shown: the reply will say how far the log was. */
export function noteWritten(): void {
  const call = calls.getStore()
  if (call) call.wrote = true
}

/** The pages of a file, each read as part of the call that asked for the file, whoever pulls them. */
export function inReadCall<T>(pages: AsyncGenerator<T>): AsyncGenerator<T> {
  const call = readCall()
  return call ? pulled(pages, call) : pages
}

async function* pulled<T>(pages: AsyncGenerator<T>, call: ReadCall): AsyncGenerator<T> {
  try {
    for (;;) {
      const { value, done } = await calls.run(call, () => pages.next())
      if (done) return
      yield value
    }
  } finally {
    await pages.return(undefined)
  }
}
