import { publicMerchandising } from '@/lib/features/merchandising/data'
import { handle } from '@/lib/http/handle'

export const GET = handle({ auth: 'public', summary: 'Il catalogo pubblico' }, publicMerchandising)
