import { mintScope } from '@/lib/auth/actor'
import { exportClient } from '@/lib/features/accounts/export-data'
import { handle } from '@/lib/http/handle'

export const GET = handle({ auth: ['client'], summary: 'Scarica i propri dati' }, async ({ ctx }) => {
  const data = await exportClient(mintScope({ ...ctx.actor, role: 'client' }))
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="i-miei-dati.json"',
    },
  })
})
