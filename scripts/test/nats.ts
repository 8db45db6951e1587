import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { until } from '@/lib/testing/until'
import { freePort } from '../embedded/ports'

/** Where Debian keeps it. */
const PLACES = `${process.env.PATH}:/usr/sbin`
const env = { ...process.env, PATH: PLACES }

export const hasNats = (): boolean => spawnSync('nats-server', ['--version'], { env }).status === 0

export type Broker = {
  url: string
  start(): Promise<void>
  /** As a machine that goes: nothing of what it holds is kept. */
  kill(): Promise<void>
}

/** The real NATS server on a port of its own, which can go and come back. */
export async function startNats(): Promise<Broker> {
  const port = await freePort()
  const [user, password] = ['chiaravia', 'una parola?']
  const args = ['-a', '127.0.0.1', '-p', String(port), '--user', user, '--pass', password]
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn('nats-server', args, { env, stdio: 'ignore' })
    await until(() => answers(port), 10_000)
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return { url: `nats://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`, start, kill }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (does: boolean) => {
      socket.destroy()
      resolve(does)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
