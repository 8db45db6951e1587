import { setTimeout as sleep } from 'node:timers/promises'

export type Ended = { code: number | null; wasReady: boolean }

type Given = {
  /** Starts the server, and resolves when it has ended. */
  begin(): Promise<Ended>
  /** Aborted when somebody asks for the end. */
  asked: AbortSignal
  say(text: string): void
  now?: () => number
  pauseMs?: { first: number; most: number }
}

/** So many ends within this time are no accident. */
const MAX_ENDS = 6
const WITHIN_MS = 10 * 60_000
/** Before the server begins again; twice as long each time. */
const PAUSE_MS = { first: 500, most: 15_000 }

/**
 * Has the server run until somebody asks for its end: one that ends by itself is begun again. Resolves to the exit code: that of the
 * server where its first start has failed (it has said why), or where it ends again and again.
 */
export async function keepRunning({
  begin,
  asked,
  say,
  now = Date.now,
  pauseMs = PAUSE_MS,
}: Given): Promise<number> {
  const ends: number[] = []
  let hasRun = false
  for (;;) {
    const { code, wasReady } = await begin()
    hasRun ||= wasReady
    if (asked.aborted || code === 0) return 0
    if (!hasRun) return code ?? 1
    ends.push(now())
    while (now() - (ends[0] ?? 0) > WITHIN_MS) ends.shift()
    if (ends.length > MAX_ENDS) {
      say(`Il server è finito ${ends.length} volte in pochi minuti: non viene più riavviato.`)
      return code ?? 1
    }
    const pause = Math.min(pauseMs.first * 2 ** (ends.length - 1), pauseMs.most)
    say(`Il server è finito da solo (${code ?? 'ucciso'}): riparte tra ${pause / 1_000} secondi.`)
    await sleep(pause, undefined, { signal: asked }).catch(() => undefined)
    if (asked.aborted) return 0
  }
}
