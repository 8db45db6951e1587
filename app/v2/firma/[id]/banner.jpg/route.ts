import { z } from 'zod'
import { bannerPicture } from '@/lib/features/materials/firma/banner'
import { pictureReply } from '@/lib/features/materials/firma/picture-reply'
import { handle } from '@/lib/http/handle'

/** An address that letters keep for years: it always answers with a picture. */
export const GET = handle(
  {
    auth: 'public',
    params: z.object({ id: z.string() }),
    rateLimit: { name: 'signature-banner', points: 600, seconds: 600 },
    summary: 'Il banner della rete sotto le firme; se non c’è più, un punto trasparente',
  },
  async ({ params }) => pictureReply(await bannerPicture(params.id)),
)
