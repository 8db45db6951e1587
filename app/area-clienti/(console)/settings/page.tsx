import { OwnDataPanel } from '@/components/account/own-data-panel'
import { SecuritySections } from '@/components/account/security-sections'
import { PageHeader } from '@/components/shell/page-header'
import { Section } from '@/components/shell/section'
import { requireClient } from '@/lib/auth/gates'
import { ownAccount } from '@/lib/features/accounts/data'

export const metadata = { title: 'Impostazioni' }
export const instant = false

export default async function SettingsPage() {
  const { nome, cognome, email } = await ownAccount(await requireClient())
  return (
    <>
      <PageHeader title="Impostazioni">
        {nome} {cognome} · {email}
      </PageHeader>
      <SecuritySections area="client" totp={null} />
      <Section title="I tuoi dati">
        <OwnDataPanel />
      </Section>
    </>
  )
}
