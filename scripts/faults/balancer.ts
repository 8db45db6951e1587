import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

/**
 * What stands before several servers, as a service of Kubernetes does: each new connection goes to the next one of those that are
 * in, and to the one after it where nobody answers. It knows nothing of HTTP, so that no answer can be its own.
 */
export class Balancer {
  private readonly ports: number[] = []
  private readonly sockets = new Set<Socket>()
  private turn = 0

  private constructor(private readonly server: net.Server) {
    server.on('connection', (client) => this.serve(client))
  }

  static async begin(): Promise<Balancer> {
    const server = net.createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Balancer(server)
  }

  get site(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  add(port: number): void {
    this.ports.push(port)
  }

  /** New connections no longer go there; those that there are stay until somebody ends them. */
  remove(port: number): void {
    this.ports.splice(this.ports.indexOf(port), 1)
  }

  async end(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  private serve(client: Socket): void {
    this.hold(client)
    this.turn += 1
    const order = this.ports.map((_, at) => this.ports[(at + this.turn) % this.ports.length] as number)
    this.connect(client, order)
  }

  private connect(client: Socket, [port, ...others]: number[]): void {
    if (port === undefined) {
      client.destroy()
      return
    }
    const server = net.connect(port, '127.0.0.1')
    let isThere = false
    server.once('connect', () => {
      isThere = true
      this.hold(server)
      client.pipe(server)
      server.pipe(client)
      client.once('close', () => server.destroy())
      server.once('close', () => client.destroySoon())
    })
    server.on('error', () => (isThere ? client.destroy() : this.connect(client, others)))
  }

  private hold(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => this.sockets.delete(socket))
  }
}
