import { BankAccordoForm } from '@/lib/features/provvigioni/bank-accordi/form'
import { bankAccordi } from '@/lib/features/provvigioni/bank-accordi/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuovo accordo con una banca' }

export default addPage(bankAccordi, BankAccordoForm)
