import { Ended, EXIT } from './exit-codes'

/** Gives a long work a signal that Ctrl-C and SIGTERM set: it tidies up, and the command ends with a sentence. */
export async function interruptible<T>(
  sentence: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  // Once each: a second Ctrl-C ends the process there and then.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, abort)
  try {
    return await work(controller.signal)
  } catch (error) {
    throw controller.signal.aborted ? new Ended(sentence, EXIT.interrupted) : error
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, abort)
  }
}
