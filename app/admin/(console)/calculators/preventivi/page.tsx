import { QuoteList } from '@/components/saved-quotes/quote-list'
import { quotes } from '@/lib/features/saved-quotes/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Preventivi' }

export default listPage(quotes, { List: QuoteList })
