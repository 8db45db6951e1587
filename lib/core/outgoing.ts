import { traced, traceHeaders } from './trace'

/** `fetch`, of somebody else's address: as a part of the trace, which it is told of. */
export function callOut(address: string, init: RequestInit = {}): Promise<Response> {
  const { hostname } = new URL(address)
  const method = init.method ?? 'GET'
  const attributes = { 'http.request.method': method, 'server.address': hostname }
  return traced(`${method} ${hostname}`, { kind: 'client', attributes }, () =>
    fetch(address, { ...init, headers: { ...(init.headers as Record<string, string>), ...traceHeaders() } }),
  )
}
