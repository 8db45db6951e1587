import net from 'node:net'
import { startTcpProxy, type TcpProxy } from './tcp-proxy'

let echo: net.Server
let proxy: TcpProxy
const sockets = new Set<net.Socket>()

beforeAll(async () => {
  echo = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.pipe(socket)
  })
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve))
  proxy = await startTcpProxy({ host: '127.0.0.1', port: (echo.address() as net.AddressInfo).port })
})

afterAll(async () => {
  await proxy.close()
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => echo.close(resolve))
})

type Line = { socket: net.Socket; closed: Promise<void>; heard(): string; hears(text: string): Promise<void> }

async function dial(): Promise<Line> {
  const socket = net.connect(proxy.port, '127.0.0.1')
  let text = ''
  socket.on('data', (piece) => {
    text += piece.toString()
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  await Promise.race([new Promise<void>((resolve) => socket.once('connect', resolve)), closed])
  const hears = async (wanted: string) => {
    const until = Date.now() + 3_000
    while (text !== wanted && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(text).toBe(wanted)
  }
  return { socket, closed, heard: () => text, hears }
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100))

describe('the TCP proxy of the tests', () => {
  it('passes bytes, holds them back while paused, and gives them when healed', async () => {
    const line = await dial()
    line.socket.write('uno')
    await line.hears('uno')
    proxy.pause()
    line.socket.write(' due')
    const late = await dial()
    late.socket.write('tre')
    await aWhile()
    expect([line.heard(), late.heard()]).toEqual(['uno', ''])
    proxy.heal()
    await line.hears('uno due')
    await late.hears('tre')
    line.socket.destroy()
    late.socket.destroy()
  })

  it('leaves a forgotten connection open and deaf for ever', async () => {
    const old = await dial()
    old.socket.write('a')
    await old.hears('a')
    proxy.pause()
    proxy.forget()
    proxy.heal()
    old.socket.write('b')
    const fresh = await dial()
    fresh.socket.write('c')
    await fresh.hears('c')
    expect([old.heard(), old.socket.destroyed]).toEqual(['a', false])
    old.socket.destroy()
    fresh.socket.destroy()
  })

  it('cuts what is open and accepts what comes; refuses until healed', async () => {
    const line = await dial()
    line.socket.write('qui')
    await line.hears('qui')
    proxy.cut()
    await line.closed
    const next = await dial()
    next.socket.write('ancora')
    await next.hears('ancora')
    proxy.refuse()
    await next.closed
    const refused = await dial()
    await refused.closed
    proxy.heal()
    const healed = await dial()
    healed.socket.write('sano')
    await healed.hears('sano')
    healed.socket.destroy()
  })
})
