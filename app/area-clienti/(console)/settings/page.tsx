import { ConsentsPanel } from '@/components/account/consents-panel'
import { OwnDataPanel } from '@/components/account/own-data-panel'
import { ProfilePanel } from '@/components/account/profile-panel'
import { SecuritySections } from '@/components/account/security-sections'
import { PageHeader } from '@/components/shell/page-header'
import { Section } from '@/components/shell/section'
import { requireClient } from '@/lib/auth/gates'
import { ownAccount } from '@/lib/features/accounts/data'
import { ownProfile } from '@/lib/features/accounts/own-profile'
import { ownConsents } from '@/lib/features/consents/own-consents'

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
      <Section title="Recapiti" description="Qui ti chiamiamo e ti scriviamo per la tua pratica.">
        <ProfilePanel profile={profile} />
      </Section>
      <Section
        title="Consensi"
        description="Sono facoltativi: puoi darli e ritirarli quando vuoi, senza conseguenze sulla pratica."
      >
        <ConsentsPanel consents={consents} />
      </Section>
      <SecuritySections area="client" totp={null} />
      <Section title="I tuoi dati">
        <OwnDataPanel />
      </Section>
    </>
  )
}
