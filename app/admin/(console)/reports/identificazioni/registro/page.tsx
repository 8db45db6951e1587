import { RegisterList } from '@/components/aml/identification/register-list'
import { registroIdentificazioni } from '@/lib/features/aml/identification/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Registro delle identificazioni' }

export default listPage(registroIdentificazioni, { List: RegisterList })
