import { quotes } from '@/lib/features/preventivi/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET } = itemRoutes(quotes)
