import { ResourceList } from '@/components/data/list/resource-list'
import { requireAdmin } from '@/lib/auth/gates'
import { bankOrProduct } from '@/lib/features/bank-products/data'
import { BankProductForm } from '@/lib/features/bank-products/form'
import { bankProducts } from '@/lib/features/bank-products/resource'
import { orMissingPage } from '@/lib/http/missing-page'
import { recordPage } from '@/lib/resources/pages'

export const metadata = { title: 'Prodotti' }

type Props = { params: Promise<{ id: string }> }

/** A bank's id opens the list of its products, a product's id the product. */
export default async function BankProducts({ params }: Props) {
  const scope = await requireAdmin('banks_manage')
  const { id } = await params
  const found = await orMissingPage(bankOrProduct(scope, id))
  if (found.product) {
    return recordPage(bankProducts, BankProductForm, scope.actor, id, {
      backTo: `${bankProducts.page}/${found.bank.id}`,
    })
  }
  const page = `${bankProducts.page}/${id}`
  return (
    <ResourceList
      view={bankProducts.view}
      title={`Prodotti di ${found.bank.nome}`}
      page={bankProducts.page}
      addHref={`${page}/add`}
      fixed={{ 'filter[bankId]': id }}
      canCreate
      canEdit
      canDelete
    />
  )
}
