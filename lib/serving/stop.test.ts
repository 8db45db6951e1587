import { connect, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { InFlight } from './in-flight'
import { stopInOrder } from './stop'

const said = jest.fn()
jest.mock('@/lib/core/logger', () => ({ logger: () => ({ error: (...line: unknown[]) => said(...line) }) }))

describe('the end of the process', () => {
  it('comes once, in order, whatever fails on the way, with the status of its first reason', async () => {
    const order: string[] = []
    const end = jest.fn()
    const done = new Promise((resolve) => end.mockImplementation(resolve))
    const fails = async () => {
      order.push('second')
      throw new Error('cannot')
    }
    const stop = stopInOrder(
      [
        { name: 'first', stop: async () => order.push('first') },
        { name: 'second', stop: fails },
        { name: 'third', stop: async () => order.push('third') },
      ],
      end as never,
    )
    stop(1)
    stop(0)
    await done
    expect(order).toEqual(['first', 'second', 'third'])
    expect(end.mock.calls).toEqual([[1]])
    expect(said).toHaveBeenCalledTimes(1)
  })
})

describe('work under way', () => {
  it('is waited for, also when it fails, but not for ever', async () => {
    const inFlight = new InFlight()
    let end = () => {}
    const first = inFlight.during(
      new Promise<void>((resolve) => {
        end = resolve
      }),
    )
    await expect(inFlight.during(Promise.reject(new Error('fallen')))).rejects.toThrow('fallen')
    const began = Date.now()
    await inFlight.over(50)
    expect(Date.now() - began).toBeGreaterThanOrEqual(45)
    const over = inFlight.over(60_000)
    end()
    await Promise.all([first, over])
  })
})

describe('what nobody has caught', () => {
  /** As site-thread.ts does it. */
  const thread = `
    const { createServer } = require('node:http')
    const { parentPort } = require('node:worker_threads')
    const { bindToRequest, runAsRequest, isForVisitor } = require('./lib/serving/visits.ts')
    require('./lib/core/uncaught.ts').onUncaught((error) => parentPort.postMessage([error.message, isForVisitor()]))
    const server = createServer((request, response) => {
      response.end()
      setTimeout(() => { throw new Error('thrown later') }, 5)
      new Promise((_, reject) => setTimeout(() => reject(new Error('rejected later')), 20))
    })
    server.on('upgrade', (request, socket) => {
      bindToRequest(socket)
      socket.on('data', () => { throw new Error('thrown by a socket') })
      socket.write('HTTP/1.1 101 Switching Protocols\\r\\n\\r\\n')
    })
    runAsRequest(() => server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port)))
    setTimeout(() => { throw new Error('of its own') }, 10)`

  it('is told apart: of a visit, or of the site itself', async () => {
    const worker = new Worker(thread, { eval: true, execArgv: ['--require', require.resolve('tsx/cjs')] })
    const heard: unknown[] = []
    const sockets: Socket[] = []
    await new Promise<void>((resolve) => {
      worker.on('message', async (word: unknown) => {
        if (typeof word !== 'number') heard.push(word)
        else sockets.push(await visit(word))
        if (heard.length === 4) resolve()
      })
    })
    expect(new Map(heard as [string, boolean][])).toEqual(
      new Map([
        ['of its own', false],
        ['thrown later', true],
        ['rejected later', true],
        ['thrown by a socket', true],
      ]),
    )
    for (const socket of sockets) socket.destroy()
    await worker.terminate()
  }, 30_000)
})

async function visit(port: number): Promise<Socket> {
  await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n')
  // Not before the answer: it would come with the request, as a part of that.
  socket.once('data', () => socket.write('ciao'))
  return socket
}
