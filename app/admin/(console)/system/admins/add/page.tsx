import { notFound } from 'next/navigation'
import { AdminForm } from '@/components/admins/admin-form'
import { FormSheet } from '@/components/data/form/form-sheet'
import { PageHeader } from '@/components/data/page/page-header'
import { requireRole } from '@/lib/auth/gates'
import { grantableBy } from '@/lib/features/admins/grantable'
import { admins } from '@/lib/features/admins/resource'
import { abilities, initialOf } from '@/lib/resources/page-data'

export const metadata = { title: 'Nuovo amministratore' }

export default async function AddAdminPage() {
  const { actor } = await requireRole('admin', 'admins_manage')
  if (!abilities(admins, actor).canCreate) notFound()
  return (
    <>
      <PageHeader title="Nuovo amministratore">
        Riceve per e-mail un link, che vale sette giorni, per scegliere la password.
      </PageHeader>
      <FormSheet>
        <AdminForm view={admins.view} initial={initialOf(admins)} grantable={grantableBy(actor)} />
      </FormSheet>
    </>
  )
}
