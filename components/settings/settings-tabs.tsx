'use client'

import { PreferencesSections } from '@/components/accounts/preferences-sections'
import { SecuritySections } from '@/components/accounts/security-sections'
import { Tabs } from '@/components/data/page/tabs'
import { Emails } from '@/components/emails/emails'
import { Stack } from '@/components/ui/layout'
import { InstallationSettings } from './installation-settings'
import classes from './settings.module.css'

/** The settings of an administrator; those who manage the installation have its settings and mails beside their own. */
export function SettingsTabs({ totp, manages }: { totp: boolean; manages: boolean }) {
  const own = (
    <Stack className={classes.own}>
      <PreferencesSections />
      <SecuritySections area="admin" totp={totp} />
    </Stack>
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
