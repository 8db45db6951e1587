import { PageHeader } from '@/components/data/page/page-header'
import { SettingsTabs } from '@/components/settings/settings-tabs'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { ownAccount } from '@/lib/features/accounts/data'

export const metadata = { title: 'Impostazioni' }
export const instant = false

export default async function SettingsPage() {
  const scope = await requireAdmin()
  const account = await ownAccount(scope)
  return (
    <>
      <PageHeader title="Impostazioni">
        {account.nome} {account.cognome} · {account.email}
      </PageHeader>
      <SettingsTabs totp={account.totpEnabledAt !== null} manages={can(scope.actor, 'settings_manage')} />
    </>
  )
}
