import { documentsOf } from '@/lib/features/clients/pages'
import { clientPageRoute } from '@/lib/features/clients/routes'

export const GET = clientPageRoute('Documenti di un cliente, di tutte le sue pratiche', documentsOf)
