import { connect, createServer } from 'node:net'

/** A free TCP port on loopback; the preferred one when nobody has it. */
export async function freePort(preferred = 0): Promise<number> {
  const port = await tryPort(preferred)
  return port ?? freePort()
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}

/** Whether somebody answers on a port of this machine. */
export function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    const end = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(1_000, () => end(false))
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
