import { consentsOf } from '@/lib/features/clients/pages'
import { clientPageRoute } from '@/lib/features/clients/routes'

export const GET = clientPageRoute('Registro dei consensi di un cliente', consentsOf)
