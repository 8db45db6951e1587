import { newId } from '@/lib/core/ids'

const SAFE_ID = /^[\w-]{8,64}$/

/** Id, address and agent of a request. `x-client-ip` is written by server.ts, which drops what callers send. */
export function requestInfo(headers: Headers) {
  const given = headers.get('x-request-id') ?? ''
  return {
    requestId: SAFE_ID.test(given) ? given : newId(),
    ip: headers.get('x-client-ip') ?? '',
    userAgent: (headers.get('user-agent') ?? '').slice(0, 300),
    accept: headers.get('accept') ?? '',
  }
}
