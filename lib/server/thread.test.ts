import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newTally } from '@/lib/core/metrics'
import { startSiteThread, THREAD_FILE } from './thread'

const fatal = jest.fn()
jest.mock('@/lib/core/logger', () => ({ logger: () => ({ fatal: (...line: unknown[]) => fatal(...line) }) }))

const folder = mkdtempSync(path.join(tmpdir(), 'thread-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A site that says in its replies what it was given and told. */
const site = `
  const { parentPort, workerData } = require('node:worker_threads')
  const told = []
  require('node:http').createServer((request, response) => {
    if (request.url === '/fall') throw new Error('fallen')
    if (request.headers['x-listener-proof'] !== workerData.inner.proof) throw new Error('not proven')
    workerData.tally[0] += 1
    response.end(told.join())
  }).listen(workerData.inner.socketPath, () => parentPort.postMessage('ready'))
  parentPort.on('message', (order) => { told.push(order); parentPort.postMessage(order) })`

describe('the thread of the site', () => {
  it('answers, shares the tally, does what it is told, and says so when it falls', async () => {
    writeFileSync(path.join(folder, THREAD_FILE), site)
    let onFailed = jest.fn()
    const gone = new Promise<void>((resolve) => {
      onFailed = jest.fn(resolve)
    })
    const tally = newTally()
    const thread = await startSiteThread(folder, tally, onFailed)
    const listener = createServer((request, response) => {
      thread.handle(request, response).catch(() => response.writeHead(500).end())
    })
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    const { port } = listener.address() as AddressInfo
    const ask = async (target: string) => (await fetch(`http://127.0.0.1:${port}${target}`)).text()

    expect(await ask('/')).toBe('')
    expect(tally[0]).toBe(1)
    await thread.hangUp()
    expect(await ask('/')).toBe('hangUp')
    await thread.close()
    expect(await ask('/')).toBe('hangUp,close')
    expect(onFailed).not.toHaveBeenCalled()

    await ask('/fall')
    await gone
    expect(onFailed).toHaveBeenCalledTimes(1)
    expect(fatal).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'fallen' }) },
      expect.any(String),
    )
    // Nobody is there any more to be told anything.
    await Promise.all([thread.hangUp(), thread.close()])
    listener.close()
    listener.closeAllConnections()
  })
})
