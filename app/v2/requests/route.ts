import { applyByForm } from '@/lib/features/leads/contact-requests/apply'
import { checkRequest, createRequest } from '@/lib/features/leads/contact-requests/create'
import { presentRequest } from '@/lib/features/leads/contact-requests/present'
import { requests } from '@/lib/features/leads/contact-requests/resource'
import { requestReply, requestSchema } from '@/lib/features/leads/contact-requests/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle, type Route } from '@/lib/http/handle'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(requests)

const rateLimit = addressLimit('requests')

const json = handle(
  {
    auth: 'public',
    body: requestSchema,
    reply: requestReply,
    status: 201,
    rateLimit,
    prepare: ({ body }) => checkRequest(body),
    summary: 'Contatto, richiamata o candidatura (con il CV: multipart, campi data e file)',
  },
  async ({ ctx, body }) => presentRequest(await createRequest(ctx, body)),
)

const form = handle({ auth: 'public', status: 201, rateLimit, idempotency: 'own' }, ({ ctx, request }) =>
  applyByForm(ctx, request),
)

const isForm = (request: Request) => request.headers.get('content-type')?.startsWith('multipart/') === true

/** A CV comes as multipart/form-data, everything else as JSON. */
export const POST: typeof json = Object.assign(
  (...call: Parameters<Route>) => (isForm(call[0]) ? form : json)(...call),
  { options: json.options },
)
