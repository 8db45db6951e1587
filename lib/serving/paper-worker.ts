import { parentPort } from 'node:worker_threads'
import { drawHere } from '@/lib/pdf/render'
import type { Paper, PaperOrder } from './paper-thread'

/** The other end of paper-thread.ts. */
parentPort?.on('message', async ({ number, drawing }: PaperOrder) => {
  const paper: Paper = await drawHere(drawing).then(
    (bytes) => ({ number, bytes }),
    (error: unknown) => ({
      number,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
  parentPort?.postMessage(paper)
})
