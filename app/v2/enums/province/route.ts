import { tables } from '@/lib/core/cache'
import { handle } from '@/lib/http/handle'
import { province } from '@/lib/places/data'

export const GET = handle(
  { auth: 'public', shared: tables('provinces', 'regions'), summary: 'Le province di oggi' },
  province,
)
