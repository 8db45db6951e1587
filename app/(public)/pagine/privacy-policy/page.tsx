import type { Metadata } from 'next'
import { PrivacyPage } from '@/components/site/privacy'
import { company } from '../../company'

export const metadata: Metadata = {
  title: 'Privacy e cookie policy',
  description: 'Quali dati ti chiediamo, perché, per quanto tempo li teniamo e che cosa puoi farne tu.',
  alternates: { canonical: '/pagine/privacy-policy' },
}

export default async function Page() {
  return <PrivacyPage company={await company()} />
}
