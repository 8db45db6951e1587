/**
 * Work that is asked for again and again and does all that has been asked for until then: while it runs, however many ask
 * lead to one run more. A run that fails is given to `onError`; the next one is not held up.
 */
export function coalesced(work: () => Promise<void>, onError: (err: unknown) => void): () => void {
  let isRunning = false
  let isAsked = false
  const run = async () => {
    isRunning = true
    while (isAsked) {
      isAsked = false
      await work().catch(onError)
    }
    isRunning = false
  }
  return () => {
    isAsked = true
    if (!isRunning) void run()
  }
}
