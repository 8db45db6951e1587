import { BankForm } from '@/lib/features/banks/form'
import { banks } from '@/lib/features/banks/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova banca' }

export default addPage(banks, BankForm)
