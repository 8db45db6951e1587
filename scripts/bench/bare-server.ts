import { createServer } from 'node:http'

/** The reference: nothing but Node's `http`, one list of headers and one buffer, in a process of its own. */
process.once('message', ({ body, headers }: { body: string; headers: string[] }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
})
process.once('disconnect', () => process.exit())
