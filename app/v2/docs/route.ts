import { handle } from '@/lib/http/handle'
import { document } from '@/lib/openapi/document'
import { DOCUMENT_ADDRESS } from '@/lib/openapi/limit'
import { docsPage } from '@/lib/openapi/page'

export const GET = handle(
  {
    auth: 'public',
    shared: { tags: () => [] },
    rateLimit: DOCUMENT_ADDRESS,
    summary: 'Il documento da leggere nel browser',
  },
  () =>
    new Response(docsPage(document()), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      },
    }),
)
