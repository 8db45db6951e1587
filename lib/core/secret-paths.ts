/**
 * The addresses that carry what opens something: the token of a mailed link, the code of a report, the id of a quote that was
 * sent. `*` is the secret. One list for all that is written of a call: lines of the log, errors, traces.
 */
export const SECRET_PATHS: readonly string[] = [
  '/v2/clients/confirm/*',
  '/v2/clients/confirmEmail/*',
  '/v2/whistleblowing/*',
  '/v2/agenda/*',
  '/v2/quotes/*',
  '/v2/incarichi/*',
  '/v2/provvigioni/estratti/documento/*',
  '/v2/formazione/attestati/*',
  '/area-clienti/confirm-account/*',
  '/area-clienti/confirm-email/*',
  '/area-clienti/confirm-reset-password/*',
  '/area-clienti/register/*',
  '/attestati/*',
  '/consenso-segnalazione/*',
  '/invito-pratica/*',
  '/incarico/*',
  '/preventivo/*',
  '/richiesta/*',
  '/voto/*',
]

/** Values of these names in the query of an address open something too. */
const SECRET_NAMES = /^(?:token|t|code|codice|firma|sig|signature|key|password|otp)$/i
const HIDDEN = '{…}'

/** No address of ours has words so long with capitals or figures in them: only tokens are written so. An id is no token. */
const TOKEN = /^(?=.*[A-Z\d_])[\w.~-]{20,}$/
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const PATTERNS = SECRET_PATHS.map((path) => path.toLowerCase().split('/').filter(Boolean))

const plain = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The place of the secret among the parts of a path; -1 where there is none. */
function secretAt(parts: readonly string[]): number {
  const known = parts.map((part) => plain(part).toLowerCase())
  const pattern = PATTERNS.find((one) => one.every((word, at) => word === '*' || word === known[at]))
  return pattern ? pattern.indexOf('*') : -1
}

function withoutQuerySecrets(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1)
      const value = pair.slice(name.length + 1)
      const isSecret = SECRET_NAMES.test(plain(name)) || TOKEN.test(plain(value))
      return isSecret && !ID.test(value) ? `${name}=${HIDDEN}` : pair
    })
    .join('&')
}

/**
 * A path, with its query or with a host before it, as a log may show it. Slashes that are written twice and letters that are
 * written as numbers hide nothing from the list; what follows a secret stays, so that the call is still known.
 */
export function withoutSecrets(address: string): string {
  const [, host = '', path = '', query] =
    /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?]*)(?:\?(.*))?$/is.exec(address) ?? []
  const parts = path.split('/').filter(Boolean)
  const at = secretAt(parts)
  const shown = parts.map((part, place) =>
    place === at || (TOKEN.test(plain(part)) && !ID.test(part)) ? HIDDEN : part,
  )
  const start = path.startsWith('/') ? '/' : ''
  return `${host}${start}${shown.join('/')}${query === undefined ? '' : `?${withoutQuerySecrets(query)}`}`
}

/** A path of the site as it may be kept with a request or counted: only what the list knows is hidden, since titles of news are long words with figures, too. */
export function withoutListedSecret(path: string): string {
  const parts = path.split('/')
  const at = secretAt(parts.filter(Boolean))
  if (at < 0) return path
  return `/${parts
    .filter(Boolean)
    .map((part, place) => (place === at ? HIDDEN : part))
    .join('/')}`
}

const ADDRESSES = /(?:https?:\/\/[^\s"'<>]+)|(?:\/[^\s"'<>()]+)/g

/** A text, as of an error, with the addresses in it that are on the list as a log may show them. */
export const textWithoutSecrets = (text: string): string =>
  text.replace(ADDRESSES, (address) => {
    const path = address.replace(/^https?:\/\/[^/]*/, '')
    const isListed = secretAt((path.split('?', 1)[0] ?? '').split('/').filter(Boolean)) >= 0
    return isListed || /[?&](?:token|code|codice)=/i.test(path) ? withoutSecrets(address) : address
  })
