import { z } from 'zod'
import { signaturePhoto } from '@/lib/features/materials/firma/data'
import { pictureReply } from '@/lib/features/materials/firma/picture-reply'
import { handle } from '@/lib/http/handle'

/** An address that letters keep for years: it always answers with a picture. */
export const GET = handle(
  {
    auth: 'public',
    params: z.object({ id: z.string() }),
    rateLimit: { name: 'signature-photo', points: 600, seconds: 600 },
    summary: 'La fotografia della firma di un agente; se non c’è, il marchio',
  },
  async ({ params }) => pictureReply(await signaturePhoto(params.id)),
)
