import 'server-only'
import { notFound } from '@/lib/core/errors'
import type { Method } from '@/lib/http/client-routes'
import { handle } from '@/lib/http/handle'
import { optionsReply } from '@/lib/http/options-reply'
import { requestInfo } from '@/lib/http/request-info'
import { methodRefusal } from '@/lib/http/wrong-method'
import { declaredAt } from './declared-routes'

type Context = { params: Promise<{ resto: string[] }> }

/** Every address below /v2 that nobody answers: the same error as everywhere in the API, not a page. */
const unknown = handle({ auth: 'public', idempotency: 'none', summary: 'Indirizzo sconosciuto' }, () => {
  throw notFound('Questo indirizzo dell’API non esiste.')
})

/** Whatever is unknown says so by each of these. */
const UNKNOWN = { DELETE: unknown, GET: unknown, PATCH: unknown, POST: unknown, PUT: unknown }

/** Answers an address that has no file: by what is declared for it, or else that there is no such address. */
export const declaredAnswer =
  (method: Method) =>
  async (request: Request, context: Context): Promise<Response> => {
    const found = await declaredAt((await context.params).resto)
    if (!found) return unknown(request, context)
    const route = found.answers[method]
    if (route) return route(request, { params: Promise.resolve(found.params) })
    const { requestId, accept } = requestInfo(request.headers)
    return methodRefusal(method, Object.keys(found.answers), requestId, accept)
  }

/** The methods of such an address. */
export async function declaredOptions(_request: Request, context: Context): Promise<Response> {
  const found = await declaredAt((await context.params).resto)
  return optionsReply(found?.answers ?? UNKNOWN)
}
