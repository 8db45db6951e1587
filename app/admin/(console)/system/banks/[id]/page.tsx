import { Button } from '@/components/ui/button'
import { requireAdmin } from '@/lib/auth/gates'
import { BankForm } from '@/lib/features/banks/form'
import { banks } from '@/lib/features/banks/resource'
import { recordPage } from '@/lib/resources/pages'

export const metadata = { title: 'Banca' }

type Props = { params: Promise<{ id: string }> }

export default async function BankPage({ params }: Props) {
  const { actor } = await requireAdmin('banks_manage')
  const { id } = await params
  const products = (
    <Button look="primary" href={`/admin/system/banks/products/${id}`}>
      PRODOTTI
    </Button>
  )
  return recordPage(banks, BankForm, actor, id, { primary: products })
}
