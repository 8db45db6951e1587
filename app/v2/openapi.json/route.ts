import { handle } from '@/lib/http/handle'
import { documentText } from '@/lib/openapi/document'
import { DOCUMENT_ADDRESS } from '@/lib/openapi/limit'

export const GET = handle(
  { auth: 'public', shared: { tags: () => [] }, rateLimit: DOCUMENT_ADDRESS, summary: 'Questo documento' },
  () =>
    new Response(documentText(), {
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' },
    }),
)
