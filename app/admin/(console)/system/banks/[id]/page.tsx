import { Button } from '@/components/ui/button'
import { BankForm } from '@/lib/features/banks/form'
import { banks } from '@/lib/features/banks/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Banca' }

export default itemPage(banks, BankForm, {
  primary: ({ _id }) => (
    <Button look="primary" href={`/admin/system/banks/products/${_id}`}>
      PRODOTTI
    </Button>
  ),
})
