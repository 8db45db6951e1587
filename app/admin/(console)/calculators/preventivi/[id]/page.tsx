import { QuotePage } from '@/components/quoting/quote-page'
import { quotes } from '@/lib/features/preventivi/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Preventivo' }

export default detailPage(quotes, QuotePage)
