import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { until } from '@/lib/testing/until'
import { startJobsThread } from './jobs-thread'

jest.mock('@/lib/core/logger', () => ({ logger: () => ({ error: () => undefined }) }))

const folder = mkdtempSync(path.join(tmpdir(), 'jobs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PAUSE = { first: 10, most: 40 }

/** A thread that notes each of its starts, and what it is told before it answers. */
function fake(name: string, more: string): { file: string; notes(): string } {
  const [file, log] = [path.join(folder, `${name}.cjs`), path.join(folder, `${name}.log`)]
  writeFileSync(
    file,
    `const { parentPort } = require('node:worker_threads')
     const note = (text) => require('node:fs').appendFileSync(${JSON.stringify(log)}, text + ' ')
     note('start')
     parentPort.on('message', (told) => { note(told); parentPort.postMessage('ended') })
     ${more}`,
  )
  return { file, notes: () => (existsSync(log) ? readFileSync(log, 'utf8').trim() : '') }
}

describe('the thread of the jobs', () => {
  it('ends when it is told to, and not before it has said so', async () => {
    const { file, notes } = fake('orderly', '')
    const jobs = startJobsThread(file, PAUSE)
    await until(() => notes() === 'start')
    await jobs.stop()
    expect(notes()).toBe('start end')
  })

  it('begins again when it falls', async () => {
    const { file, notes } = fake('falling', `setTimeout(() => { throw new Error('fallen') }, 5)`)
    const jobs = startJobsThread(file, PAUSE)
    await until(() => notes().split(' ').length >= 3)
    await jobs.stop()
  })

  it('begins again when it stands still', async () => {
    const { file, notes } = fake('still', 'setTimeout(() => { for (;;) {} }, 5)')
    // Long enough for a thread to begin on a machine that does other things.
    const jobs = startJobsThread(file, PAUSE, 300)
    await until(() => notes().split(' ').length >= 3, 25_000)
    await jobs.stop()
  })

  it('does not begin again once it was told to end', async () => {
    const { file, notes } = fake('gone', 'process.exit(1)')
    const jobs = startJobsThread(file, { first: 200, most: 200 })
    await until(() => notes() === 'start')
    await jobs.stop()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(notes()).toBe('start')
  })
})
