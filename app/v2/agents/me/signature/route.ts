import { ownSignature } from '@/lib/features/materials/firma/data'
import { signatureFile } from '@/lib/features/materials/firma/html'
import { firmaQuery, firmaReply } from '@/lib/features/materials/firma/schema'
import { fileReply } from '@/lib/http/file-reply'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent'],
    query: firmaQuery,
    reply: firmaReply,
    summary: 'La propria firma per la posta; con formato, il suo file .htm o .txt',
  },
  async ({ ctx, query: { formato, ...options } }) => {
    const signature = await ownSignature(ctx.actor, options)
    if (formato === 'html')
      return fileReply(signatureFile(signature.html), 'firma.htm', 'text/html; charset=utf-8')
    if (formato === 'txt') return fileReply(signature.testo, 'firma.txt', 'text/plain; charset=utf-8')
    return signature
  },
)
