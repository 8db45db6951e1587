import type { ServerResponse } from 'node:http'

type Write = (status: number, ...rest: unknown[]) => ServerResponse

/** Has `look` see the head of a reply before it is written: it may set headers, and says the status. */
export function onHead(response: ServerResponse, look: (status: number) => number): void {
  const write = response.writeHead.bind(response) as Write
  const writeHead: Write = (status, ...rest) => {
    const own = look(status)
    // The words that went with the other status go with it.
    const others = own !== status && typeof rest[0] === 'string' ? rest.slice(1) : rest
    return write(own, ...others)
  }
  Object.assign(response, { writeHead })
}
