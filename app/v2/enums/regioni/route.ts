import { tables } from '@/lib/core/cache'
import { handle } from '@/lib/http/handle'
import { regioni } from '@/lib/places/data'

export const GET = handle({ auth: 'public', shared: tables('regions'), summary: 'Le regioni' }, regioni)
