import { Worker } from 'node:worker_threads'
import { roleEnv } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'

const HEAP = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 384 }

export type ThreadOnDemand = {
  /** The thread, which is begun where there is none. */
  use(): Worker
  /** Nobody needs it for now: it ends when nobody has for a while. */
  rest(): void
  end(): void
}

/** A thread that whoever needs it first begins, and that keeps nobody from ending. */
export function threadOnDemand(
  file: string,
  role: Parameters<typeof roleEnv>[0],
  idleMs: number,
): ThreadOnDemand {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const start = () => {
    const started = new Worker(file, { resourceLimits: HEAP, env: roleEnv(role) })
    started.unref()
    // Also between two pieces of work.
    started.on('error', (err) => logger().error({ err }, `the thread of the ${role} failed`))
    started.once('exit', () => {
      if (thread === started) thread = undefined
    })
    return started
  }
  const end = () => {
    const ended = thread
    thread = undefined
    void ended?.terminate()
  }
  return {
    use: () => {
      clearTimeout(idle)
      thread ??= start()
      return thread
    },
    rest: () => {
      idle = setTimeout(end, idleMs).unref()
    },
    end,
  }
}
