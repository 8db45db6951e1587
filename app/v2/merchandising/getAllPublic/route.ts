import { tables } from '@/lib/core/cache'
import { publicMerchandising } from '@/lib/features/merchandising/data'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: 'public', shared: tables('merchandising'), summary: 'Il catalogo pubblico' },
  publicMerchandising,
)
