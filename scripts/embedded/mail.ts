import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SMTPServer } from 'smtp-server'
import type { Service } from './s3'

/** A mail server that delivers nothing: each message becomes one .eml file. */
export async function startMail(folder: string, port: number): Promise<Service> {
  mkdirSync(folder, { recursive: true })
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, callback) => {
      keep(folder, stream).then(() => callback(), callback)
    },
  })
  // A client that disconnects early is not an error of this server.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Written aside and renamed, so that whoever lists the folder never reads half a message. */
async function keep(folder: string, stream: NodeJS.ReadableStream): Promise<void> {
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`
  const draft = path.join(folder, `${name}.part`)
  await pipeline(stream, createWriteStream(draft))
  renameSync(draft, path.join(folder, `${name}.eml`))
}
