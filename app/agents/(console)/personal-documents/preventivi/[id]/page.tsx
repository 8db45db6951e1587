import { QuotePage } from '@/components/saved-quotes/quote-page'
import { quotes } from '@/lib/features/saved-quotes/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Preventivo' }

export default detailPage(quotes, QuotePage, { area: 'agent' })
