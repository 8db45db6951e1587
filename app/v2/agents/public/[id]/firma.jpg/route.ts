import { z } from 'zod'
import { signaturePhoto } from '@/lib/features/firma/data'
import { handle } from '@/lib/http/handle'

/** An address that letters keep for years: it always answers with a picture. */
export const GET = handle(
  {
    auth: 'public',
    params: z.object({ id: z.string() }),
    rateLimit: { name: 'signature-photo', points: 600, seconds: 600 },
    summary: 'La fotografia della firma di un agente; se non c’è, il marchio',
  },
  async ({ params }) => {
    const { bytes, type } = await signaturePhoto(params.id)
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=3600',
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  },
)
