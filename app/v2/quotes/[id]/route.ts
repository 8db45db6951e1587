import { quotes } from '@/lib/features/saved-quotes/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET } = itemRoutes(quotes)
