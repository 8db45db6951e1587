import { mkdirSync } from 'node:fs'
import S3rver from '@20minutes/s3rver'

export type Service = { port: number; stop(): Promise<void> }

/** The only key pair this server knows; it answers on loopback alone. */
export const S3_KEY = 'S3RVER'

/** An S3 that keeps its objects as files. */
export async function startS3(folder: string, port: number, bucket: string): Promise<Service> {
  mkdirSync(folder, { recursive: true })
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: folder,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  })
  const address = await server.run()
  return {
    port: address.port,
    stop: async () => {
      server.httpServer.closeAllConnections()
      await server.close()
    },
  }
}
