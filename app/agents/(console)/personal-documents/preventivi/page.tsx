import { ownView } from '@/components/agents/own-view'
import { QuoteList } from '@/components/saved-quotes/quote-list'
import { quotes } from '@/lib/features/saved-quotes/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'I miei preventivi' }

export default listPage(quotes, { area: 'agent', List: QuoteList, viewFor: ownView })
