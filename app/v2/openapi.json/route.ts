import { handle } from '@/lib/http/handle'
import { documentText } from '@/lib/openapi/document'

export const GET = handle(
  { auth: 'public', shared: { tags: () => [] }, summary: 'Questo documento' },
  () =>
    new Response(documentText(), {
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' },
    }),
)
