import { FormSheet } from '@/components/data/form/form-sheet'
import { PageHeader } from '@/components/data/page/page-header'
import { requireAdmin } from '@/lib/auth/gates'
import { bankOrProduct } from '@/lib/features/bank-products/data'
import { BankProductForm } from '@/lib/features/bank-products/form'
import { bankProducts } from '@/lib/features/bank-products/resource'
import { missingPage, orMissingPage } from '@/lib/http/missing-page'
import { initialOf } from '@/lib/resources/page-data'

export const metadata = { title: 'Nuovo prodotto' }

type Props = { params: Promise<{ id: string }> }

export default async function AddBankProduct({ params }: Props) {
  const scope = await requireAdmin('banks_manage')
  const found = await orMissingPage(bankOrProduct(scope, (await params).id))
  if (found.product) missingPage()
  return (
    <>
      <PageHeader title={`Nuovo prodotto di ${found.bank.nome}`} />
      <FormSheet>
        <BankProductForm
          view={bankProducts.view}
          initial={{ ...initialOf(bankProducts), bankId: found.bank.id }}
        />
      </FormSheet>
    </>
  )
}
