import { randomBytes } from 'node:crypto'
import { connect, createServer } from 'node:net'

/** Proof that a process is alive: a port that closes with it and answers with a random token. */
export type Proof = { port: number; token: string }
export type Beacon = Proof & { close(): void }

/** Process ids are used again, and so are ports; a token of 128 bits is not. */
export function startProof(): Promise<Beacon> {
  const token = randomBytes(16).toString('hex')
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end(token)
  })
  // It must not keep a finished process waiting.
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ port, token, close: () => server.close() })
    })
  })
}

const PATIENCE_MS = 5_000

/**
 * Whether the process that gave this proof is still alive. One that accepts and sends nothing is busy (its kernel
 * accepts for it) and counts as alive; a refusal or another token means that it is gone.
 */
export function lives({ port, token }: Proof): Promise<boolean> {
  return new Promise((resolve) => {
    if (!port) return resolve(false)
    let said = ''
    const socket = connect(port, '127.0.0.1')
    const end = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(PATIENCE_MS, () => end(said === '' || token.startsWith(said)))
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1')
      if (said.length >= token.length) end(said === token)
    })
    socket.once('end', () => end(said === token))
    socket.once('error', () => end(false))
  })
}
