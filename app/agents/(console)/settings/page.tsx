import { SecuritySections } from '@/components/account/security-sections'
import { PageHeader } from '@/components/shell/page-header'
import { requireAgent } from '@/lib/auth/gates'
import { ownAccount } from '@/lib/features/accounts/data'

export const metadata = { title: 'Impostazioni' }
export const instant = false

export default async function SettingsPage() {
  const account = await ownAccount(await requireAgent())
  return (
    <>
      <PageHeader title="Impostazioni">
        {account.nome} {account.cognome} · {account.email}
      </PageHeader>
      <SecuritySections area="agent" totp={account.totpEnabledAt !== null} />
    </>
  )
}
