import { tables } from '@/lib/core/cache'
import { province } from '@/lib/features/enums/data'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: 'public', shared: tables('provinces', 'regions'), summary: 'Le province di oggi' },
  province,
)
