import { BankPage } from '@/components/banks/bank-page'
import { banks } from '@/lib/features/banks/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Banca' }

export default detailPage(banks, BankPage)
