import { FormSheet } from '@/components/data/form/form-sheet'
import { PageHeader } from '@/components/data/page/page-header'
import { AddFiles } from '@/components/files/manager/add-files'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Nuovi file' }

export default async function AddFilesPage() {
  await requireAdmin('storage_manage')
  return (
    <>
      <PageHeader title="Nuovi file" />
      <FormSheet>
        <AddFiles />
      </FormSheet>
    </>
  )
}
