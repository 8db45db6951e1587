import { OwnDataPanel } from '@/components/accounts/own-data-panel'
import { OwnSections } from '@/components/accounts/own-sections'
import { SecuritySections } from '@/components/accounts/security-sections'
import { PageHeader } from '@/components/data/page/page-header'
import { Section } from '@/components/ui/section'
import { requireClient } from '@/lib/auth/gates'
import { ownConsents } from '@/lib/consents/own-consents'
import { ownAccount } from '@/lib/features/accounts/data'
import { ownProfile } from '@/lib/features/accounts/own-profile'

export const metadata = { title: 'Impostazioni' }
export const instant = false

export default async function SettingsPage() {
  const scope = await requireClient()
  const [account, profile, consents] = await Promise.all([
    ownAccount(scope),
    ownProfile(scope),
    ownConsents(scope),
  ])
  const { nome, cognome, email } = account
  return (
    <>
      <PageHeader title="Impostazioni">
        {nome} {cognome} · {email}
      </PageHeader>
      <OwnSections profile={profile} consents={consents} />
      <SecuritySections area="client" totp={null} />
      <Section title="I tuoi dati">
        <OwnDataPanel />
      </Section>
    </>
  )
}
