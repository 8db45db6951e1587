import type { QueryClient } from '@tanstack/react-query'
import type { Area } from '@/lib/http/client'
import { PAGE_DATA, type PageData, rowsKey } from '@/lib/resources/first-rows'

/**
 * Gives the rows that came with the page to whoever is about to ask for them. They stay in the page: React may begin to
 * hydrate more than once, with a new client each time. They are as old as the page is.
 */
export function takePageData(client: QueryClient, area: Area): QueryClient {
  if (typeof document === 'undefined') return client
  const template = document.getElementById(PAGE_DATA)
  if (!(template instanceof HTMLTemplateElement)) return client
  const { rows } = JSON.parse(template.content.textContent || '{}') as PageData
  const read = { updatedAt: Math.round(performance.timeOrigin) }
  if (rows) client.setQueryData(rowsKey(rows.path, area, rows.query), rows.reply, read)
  return client
}
