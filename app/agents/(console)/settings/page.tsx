import { PreferencesSections } from '@/components/accounts/preferences-sections'
import { SecuritySections } from '@/components/accounts/security-sections'
import { CalendarSection } from '@/components/agents/calendar-section'
import { OwnAgentSections } from '@/components/agents/own-profile'
import { PageHeader } from '@/components/data/page/page-header'
import { SectionStack } from '@/components/ui/section'
import { requireAgent } from '@/lib/auth/gates'
import { ownAccount } from '@/lib/features/accounts/data'
import { ownAgent } from '@/lib/features/agents/own-profile'
import { FIGURE } from '@/lib/features/agents/schema'

export const metadata = { title: 'Impostazioni' }
export const instant = false

export default async function SettingsPage() {
  const scope = await requireAgent()
  const [account, own] = await Promise.all([ownAccount(scope), ownAgent(scope)])
  const { nome, cognome, email } = account
  return (
    <>
      <PageHeader title="Impostazioni">
        {nome} {cognome} · {email}
      </PageHeader>
      <SectionStack>
        <OwnAgentSections initial={own} person={{ nome, cognome, figura: FIGURE[own.figura] }} />
        <CalendarSection />
        <PreferencesSections />
        <SecuritySections area="agent" totp={account.totpEnabledAt !== null} />
      </SectionStack>
    </>
  )
}
