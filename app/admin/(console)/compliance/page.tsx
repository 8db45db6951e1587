import { Dues, TextsInForce } from '@/components/compliance/compliance-home'
import { Packs } from '@/components/compliance/packs'
import { PageHeader } from '@/components/data/page/page-header'
import { Stack } from '@/components/ui/layout'
import { requireAdmin } from '@/lib/auth/gates'
import { complianceHome } from '@/lib/features/compliance/data'

export const metadata = { title: 'Adempimenti' }

export default async function CompliancePage() {
  const data = await complianceHome(await requireAdmin('compliance_see'))
  return (
    <>
      <PageHeader title="Adempimenti" />
      <Stack>
        <Dues data={data} />
        <TextsInForce data={data} />
        <Packs />
      </Stack>
    </>
  )
}
