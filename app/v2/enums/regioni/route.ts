import { regioni } from '@/lib/features/enums/data'
import { handle } from '@/lib/http/handle'

export const GET = handle({ auth: 'public', summary: 'Le regioni' }, regioni)
