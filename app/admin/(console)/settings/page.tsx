import { SecuritySections } from '@/components/account/security-sections'
import { PageHeader } from '@/components/shell/page-header'
import { requireAdmin } from '@/lib/auth/gates'
import { ownAccount } from '@/lib/features/accounts/data'

export const metadata = { title: 'Impostazioni' }
export const instant = false

export default async function SettingsPage() {
  const account = await ownAccount(await requireAdmin())
  return (
    <>
      <PageHeader title="Impostazioni">
        {account.nome} {account.cognome} · {account.email}
      </PageHeader>
      <SecuritySections area="admin" totp={account.totpEnabledAt !== null} />
    </>
  )
}
