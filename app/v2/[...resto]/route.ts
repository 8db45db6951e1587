import { notFound } from '@/lib/core/errors'
import { handle } from '@/lib/http/handle'

/** Every address below /v2 that nobody answers: the same error as everywhere in the API, not a page. */
const unknown = handle({ auth: 'public', idempotency: 'none', summary: 'Indirizzo sconosciuto' }, () => {
  throw notFound('Questo indirizzo dell’API non esiste.')
})

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT }
