import { BankAccordoForm } from '@/lib/features/provvigioni/bank-accordi/form'
import { bankAccordi } from '@/lib/features/provvigioni/bank-accordi/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Accordo con una banca' }

export default itemPage(bankAccordi, BankAccordoForm, { gate: ['provvigioni_see'] })
