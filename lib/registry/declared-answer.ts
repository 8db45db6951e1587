import 'server-only'
import { notFound } from '@/lib/core/errors'
import type { Method } from '@/lib/http/client-routes'
import { handle } from '@/lib/http/handle'
import { optionsReply } from '@/lib/http/options-reply'
import { requestInfo } from '@/lib/http/request-info'
import { wrongMethod } from '@/lib/http/wrong-method'
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
    const route = found ? found.answers[method] : unknown
    if (route) return route(request, { params: Promise.resolve(found?.params) })
    const { requestId } = requestInfo(request.headers)
    return wrongMethod(request, requestId) ?? unknown(request, context)
  }

/** The methods of such an address. */
export async function declaredOptions(_request: Request, context: Context): Promise<Response> {
  const found = await declaredAt((await context.params).resto)
  return optionsReply(found?.answers ?? UNKNOWN)
}
