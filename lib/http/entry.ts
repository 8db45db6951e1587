import 'server-only'
import { applyArea } from '@/lib/auth/area-headers'
import { areaOfPath } from '@/lib/auth/area-path'
import { env } from '@/lib/core/env'
import { wrongMethod } from './wrong-method'

type ApiCall = { method: string; url: string; headers: Headers }

/**
 * What every call to /v2 passes before its handler, by whichever way it comes: the headers with which it goes on, or
 * the refusal of a method that its address does not know.
 */
export function enterApi(request: ApiCall, requestId: string): Headers | Response {
  // While developing, a route may be ahead of the document that says what there is.
  const refused = env().NODE_ENV === 'development' ? null : wrongMethod(request, requestId)
  // Named one by one: those of Next's own request are no properties of it, and a copy would lose them.
  const { method, url } = request
  return refused ?? enterHeaders({ method, url, headers: new Headers(request.headers) }, requestId)
}

/** The headers alone, for who knows the handler already; they are changed in place. */
export function enterHeaders(request: ApiCall, requestId: string): Headers {
  const headers = applyArea(namedByLink(request))
  headers.set('x-request-id', requestId)
  return headers
}

/** What a page links to or shows as it is: contents of files, several of them at once, and the documents of quotes and mandates. */
const LINKED =
  /^\/v2\/(?:storage\/files\/|files\/mine\/zip$|(?:files|storage\/buckets)\/.+\/content$|quotes\/[^/]+\/(?:pdf|apri)$|(?:pratiche\/[^/]+\/)?incarichi\/[^/]+\/pdf$)/
/** Where these lie: other addresses are not even taken apart. */
const MAY_BE_LINKED = /\/v2\/(?:storage|files|quotes|incarichi|pratiche)\//

/**
 * A link to a file can send no header. Its area is the one in its address or else, where nobody could write one there (a
 * text of the office is read in several areas), that of the page it stands on. It is proven like the rest.
 */
function namedByLink({ method, url, headers }: ApiCall): Headers {
  if (method !== 'GET' || headers.has('x-area') || !MAY_BE_LINKED.test(url)) return headers
  const { pathname, searchParams } = new URL(url)
  if (!LINKED.test(pathname)) return headers
  const area = searchParams.get('area') ?? areaOfPage(headers.get('referer'))
  if (area) headers.set('x-area', area)
  return headers
}

const areaOfPage = (page: string | null) =>
  page && URL.canParse(page) ? areaOfPath(new URL(page).pathname)?.role : undefined
