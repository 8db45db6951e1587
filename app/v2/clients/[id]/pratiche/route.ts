import { casesOf } from '@/lib/features/clients/pages'
import { clientPageRoute } from '@/lib/features/clients/routes'

export const GET = clientPageRoute('Pratiche di un cliente, in ogni ruolo', casesOf)
