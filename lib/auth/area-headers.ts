import { readCookie } from './cookie-header'
import { DEVICE_HEADER } from './device-header'
import { cookieNames, deviceCookieName, ROLE_NAMES } from './roles'
import { isSameOrigin } from './same-origin'

/**
 * The headers with which a request may go on to /v2, which reads no cookies. A page of ours that names its
 * area has that area's cookies copied into the bearer, refresh and device headers. Nobody else's word about the area
 * counts: without proof of the same origin `x-area` is taken away, and cookies stay what they are.
 */
export const areaHeaders = (given: Headers): Headers => applyArea(new Headers(given))

/** The same on headers that nobody else reads. */
export function applyArea(headers: Headers): Headers {
  const role = ROLE_NAMES.find((name) => name === headers.get('x-area'))
  if (!role || !isSameOrigin(headers)) {
    headers.delete('x-area')
    return headers
  }
  const names = cookieNames(role)
  const cookies = headers.get('cookie')
  const access = readCookie(cookies, names.access)
  const refresh = readCookie(cookies, names.refresh)
  const device = readCookie(cookies, deviceCookieName(role))
  // A header that the page put there itself would mix two identities.
  headers.delete('authorization')
  headers.delete('x-refresh-token')
  headers.delete(DEVICE_HEADER)
  if (access) headers.set('authorization', `Bearer ${access}`)
  if (refresh) headers.set('x-refresh-token', refresh)
  if (device) headers.set(DEVICE_HEADER, device)
  return headers
}
