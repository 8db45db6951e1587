import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { RESOURCES } from '@/lib/registry/resources'
import { FIRST_ROWS, rowsKey, rowsQuery } from './first-rows'

const fileOf = (page: string) => {
  const [, area = '', ...rest] = page.split('/')
  return path.join(process.cwd(), 'app', area, '(console)', ...rest, 'page.tsx')
}

const isList = (page: string) =>
  existsSync(fileOf(page)) && /\blistPage\(|<ResourceList\b/.test(readFileSync(fileOf(page), 'utf8'))

it('names the list of every page that a resource has, by a path of a resource of that page', async () => {
  const views = await Promise.all(Object.values(RESOURCES).map(async (load) => (await load()).view))
  const pages = [...new Set(views.map(({ page }) => page))].filter(isList)
  expect(pages.length).toBeGreaterThan(10)
  for (const page of pages) {
    const paths = views.filter((view) => view.page === page).map((view) => view.path)
    expect({ page, list: paths.includes(FIRST_ROWS[page] ?? '') }).toEqual({ page, list: true })
  }
})

it.each(Object.keys(FIRST_ROWS))('%s is a page that reads nothing of its address on the server', (page) => {
  expect(readFileSync(fileOf(page), 'utf8')).not.toMatch(/searchParams/)
})

it('names a reply as the list asks for it, however the address is written', () => {
  const query = rowsQuery(new URLSearchParams('q=due+parole&columns=nome&filter%5Bstato%5D=nuova'))
  expect(query).toBe('q=due+parole&filter%5Bstato%5D=nuova')
  expect(rowsKey('news', 'admin', '')).toEqual(['news', 'admin', 'list', ''])
})
