import { RegisterList } from '@/components/identification/register-list'
import { registroIdentificazioni } from '@/lib/features/identification/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Registro delle identificazioni' }

export default listPage(registroIdentificazioni, { List: RegisterList })
