import net from 'node:net'

export type TcpProxy = {
  port: number
  /** `url` with this proxy in place of its host and port. */
  through(url: string): string
  /** Connections that are open now. */
  open(): number
  /** Resets every open connection; new ones are accepted. */
  cut(): void
  /** Half-open: connections stay up and are accepted, but not a byte passes either way. */
  pause(): void
  /** Lets bytes pass again; what was held back arrives late. */
  heal(): void
  /** Forgets what was held back, as a router does that has lost its table: paused connections stay deaf after `heal`. */
  forget(): void
  /** New connections are reset until `heal`. */
  refuse(): void
  /** How many have been. */
  refused(): number
  close(): Promise<void>
}

/** A TCP proxy on loopback that breaks the network between a program and `target` on demand. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<Pair>()
  let state: 'open' | 'paused' | 'refusing' = 'open'
  let refused = 0
  const server = net.createServer({ pauseOnConnect: true }, (client) => {
    if (state === 'refusing') {
      refused += 1
      return void client.resetAndDestroy()
    }
    const pair = new Pair(client, target, () => pairs.delete(pair))
    pairs.add(pair)
    if (state === 'open') pair.flow()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as net.AddressInfo
  const all = (act: (pair: Pair) => void) => [...pairs].forEach(act)
  return {
    port,
    through: (url) => {
      const changed = new URL(url)
      changed.hostname = '127.0.0.1'
      changed.port = String(port)
      return changed.href
    },
    open: () => pairs.size,
    cut: () => all((pair) => pair.reset()),
    pause: () => {
      state = 'paused'
      all((pair) => pair.hold())
    },
    heal: () => {
      state = 'open'
      all((pair) => pair.flow())
    },
    forget: () => all((pair) => pair.forget()),
    refuse: () => {
      state = 'refusing'
      all((pair) => pair.reset())
    },
    refused: () => refused,
    close: async () => {
      all((pair) => pair.reset())
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** One connection and its other half. The target is called when bytes may first pass. */
class Pair {
  private target: net.Socket | undefined
  private deaf = false

  constructor(
    private readonly client: net.Socket,
    private readonly address: { host: string; port: number },
    private readonly done: () => void,
  ) {
    client.on('error', () => undefined)
    client.once('close', () => this.reset())
  }

  flow(): void {
    if (this.deaf) return
    this.target ??= this.connect()
    this.client.pipe(this.target)
    this.target.pipe(this.client)
  }

  hold(): void {
    this.client.unpipe()
    this.target?.unpipe()
    this.client.pause()
    this.target?.pause()
  }

  forget(): void {
    this.deaf = true
    this.hold()
    // The far end notices nothing either: its socket stays open until this pair is reset.
  }

  reset(): void {
    this.done()
    for (const socket of [this.client, this.target]) if (socket && !socket.destroyed) socket.resetAndDestroy()
  }

  private connect(): net.Socket {
    const target = net.connect(this.address.port, this.address.host)
    target.on('error', () => undefined)
    target.once('close', () => this.reset())
    return target
  }
}
