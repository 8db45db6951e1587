import { BankForm } from '@/lib/features/banks/form'
import { banks } from '@/lib/features/banks/resource'
import { itemPage } from '@/lib/resources/pages'

export default itemPage(banks, BankForm)
