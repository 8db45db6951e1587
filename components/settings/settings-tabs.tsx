'use client'

import { PreferencesSections } from '@/components/accounts/preferences-sections'
import { SecuritySections } from '@/components/accounts/security-sections'
import { Tabs } from '@/components/data/page/tabs'
import { Emails } from '@/components/emails/emails'
import { SectionStack } from '@/components/ui/section'
import { InstallationSettings } from './installation-settings'

/** The settings of an administrator; those who manage the installation have its settings and mails beside their own. */
export function SettingsTabs({ totp, manages }: { totp: boolean; manages: boolean }) {
  const own = (
    <SectionStack>
      <PreferencesSections />
      <SecuritySections area="admin" totp={totp} />
    </SectionStack>
  )
  if (!manages) return own
  return (
    <Tabs
      label="Impostazioni"
      tabs={[
        { value: 'accesso', label: 'Il tuo accesso', panel: own },
        { value: 'installazione', label: 'Installazione', panel: <InstallationSettings /> },
        { value: 'email', label: 'E-mail', panel: <Emails /> },
      ]}
    />
  )
}
