import { tables } from '@/lib/core/cache'
import { regioni } from '@/lib/features/enums/data'
import { handle } from '@/lib/http/handle'

export const GET = handle({ auth: 'public', shared: tables('regions'), summary: 'Le regioni' }, regioni)
