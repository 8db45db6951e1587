import { FormSheet } from '@/components/data/form-sheet'
import { AddFiles } from '@/components/file-manager/add-files'
import { PageHeader } from '@/components/shell/page-header'
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
