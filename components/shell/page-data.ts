import type { QueryClient } from '@tanstack/react-query'
import { PAGE_DATA, type PageData, rowsKey } from '@/lib/area-pages/first-rows'
import type { Area } from '@/lib/http/client'

/** Gives the rows that came with the page to whoever is about to ask for them; the page keeps no copy. */
export function takePageData(client: QueryClient, area: Area): QueryClient {
  if (typeof document === 'undefined') return client
  const template = document.getElementById(PAGE_DATA)
  if (!(template instanceof HTMLTemplateElement)) return client
  const { rows } = JSON.parse(template.content.textContent || '{}') as PageData
  if (rows) client.setQueryData(rowsKey(rows.path, area, rows.query), rows.reply)
  template.remove()
  return client
}
