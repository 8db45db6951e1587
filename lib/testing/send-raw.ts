import { connect } from 'node:net'

export type Raw = { text: string; isClosed: boolean }

/** Sends bytes as they are; what came back until the other side closed, or until `limitMs` are over. */
export function sendRaw(port: number, bytes: string, limitMs = 10_000): Promise<Raw> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const end = (isClosed: boolean) => {
      clearTimeout(late)
      resolve({ text, isClosed })
      socket.destroy()
    }
    const late = setTimeout(() => end(false), limitMs)
    socket.on('data', (data) => {
      text += data.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.once('close', () => end(true))
    socket.write(bytes, 'latin1')
  })
}
