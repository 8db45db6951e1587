import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { visitEach } from '../screens/visit'

/** What is chosen before the scripts run is lost: a form that can be sent is ready. */
const ready = (page: Page, verb: string) =>
  expect(page.getByRole('button', { name: verb, exact: true })).toBeEnabled()

/** The address of the newest item. */
const newest = async (page: Page) => {
  await page.goto('/news')
  return (await page.locator('main h2 a').first().getAttribute('href')) ?? 'no item'
}

visitEach({
  news: { at: '/news', title: 'News' },
  'second page of the news': { at: '/news/pagina/2', title: 'News' },
  'a category': { at: '/news/categoria/novita', title: 'News: novità' },
  'beyond the last page of a category': {
    at: '/news/categoria/mutui/pagina/99',
    title: 'Pagina non trovata',
    status: 404,
  },
  'an item': { at: newest, title: /\w/ },
  'search without words': { at: '/news/cerca', title: 'Cerca fra le notizie' },
  'writing a report': { at: '/pagine/whistleblowing/segnala', title: 'Scrivi una segnalazione' },
  'following a report': { at: '/pagine/whistleblowing/segui', title: 'Segui una segnalazione' },
})

test('transparency lists what each bank pays, with the day of the figures', async ({ open }) => {
  const page = await open()
  await page.goto('/pagine/trasparenza')
  const table = page.getByRole('table', { name: /Provvigioni al \d{2}\/\d{2}\/\d{4}/ })
  await expect(table.getByRole('row').nth(1)).toContainText(/\d,\d{2}%/)
  await expect(page.locator('main')).not.toContainText('[[')
})

test('the calculators’ page shows TAN and TAEG of an example of today', async ({ open }) => {
  const page = await open()
  await page.goto('/pagine/trasparenza-calcolatori')
  const example = page.getByRole('region', { name: 'Esempio rappresentativo' })
  await expect(example).toContainText(/TAN fisso\s*\d,\d{2}%/)
  await expect(example).toContainText(/TAEG\s*\d,\d{2}%/)
})

test('an item has one canonical address, whichever way it is opened', async ({ open }) => {
  const page = await open()
  const path = await newest(page)
  await page.goto(path)
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
  const reply = await page.request.get('/v2/news?limit=1&sort=-publishedAt')
  const { items } = (await reply.json()) as { items: { _id: string; slug: string }[] }
  await page.goto(`/news/${items[0]?._id}`)
  await expect(canonical).toHaveAttribute('href', new RegExp(`/news_name/${items[0]?.slug}$`))
  const graph = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(graph.map((text) => JSON.parse(text)['@type'])).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'NewsArticle']),
  )
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const { pathname, search } = new URL(image ?? '')
  expect((await page.request.get(pathname + search)).headers()['content-type']).toBe('image/png')
})

test('the first page of a list has one address, without a number', async ({ request }) => {
  for (const list of ['/news', '/news/categoria/mutui']) {
    const reply = await request.get(`${list}/pagina/1`, { maxRedirects: 0 })
    expect(reply.status(), list).toBe(308)
    expect(new URL(reply.headers().location ?? '', 'http://localhost').pathname).toBe(list)
  }
})

test('the cookie policy names all that a visit leaves behind', async ({ open }) => {
  const page = await open('cliente')
  const left = new Set<string>()
  for (const path of ['/', '/mutui_a_noi/adw', '/contattaci', '/area-clienti', '/pagine/cookie-policy']) {
    await page.goto(path)
    await page.waitForLoadState('load')
    const cookies = await page.context().cookies()
    const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    for (const name of [...names, ...cookies.map((cookie) => cookie.name)]) left.add(name)
  }
  const terms = (await page.locator('main dt').allTextContents()).flatMap((text) => text.split(', '))
  const isNamed = (name: string) => terms.some((term) => term === name.replace(/:.*/, ':…'))
  expect([...left].filter((name) => !isNamed(name))).toEqual([])
  expect(left.size).toBeGreaterThan(4)
})

test('lists name their neighbours and the feed, and the feed is one', async ({ open }) => {
  const page = await open()
  await page.goto('/news/pagina/2')
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', /\/news$/)
  const feed = await page.locator('link[type="application/rss+xml"]').first().getAttribute('href')
  const reply = await page.request.get(new URL(feed ?? '', page.url()).pathname)
  expect(reply.headers()['content-type']).toContain('application/rss+xml')
  const items = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      return document.querySelector('parsererror') ? -1 : document.querySelectorAll('item > guid').length
    },
    await reply.text(),
  )
  expect(items).toBeGreaterThan(10)
})

test('search finds words without accents, marks them, and says when there is nothing', async ({ open }) => {
  const page = await open()
  await page.goto('/news')
  await page.getByRole('searchbox', { name: 'Cerca fra le notizie' }).fill('MUTUO')
  await page.getByRole('button', { name: 'Cerca' }).click()
  await expect(page).toHaveURL(/\/news\/cerca\?q=MUTUO/)
  await expect(page.locator('main mark').first()).toHaveText(/mutuo/i)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
  await page.goto('/news/cerca?q=zzzzzz')
  await expect(page.getByText('Nessuna notizia contiene «zzzzzz».')).toBeVisible()
  await expectAccessible(page)
})

test('a report is written without a name, and followed with its code', async ({ open }) => {
  const page = await open()
  await page.goto('/pagine/whistleblowing')
  await page.getByRole('link', { name: 'Scrivi una segnalazione' }).click()
  await ready(page, 'Invia')
  await page.getByLabel(/Di che cosa si tratta/).selectOption('altro')
  await page.getByLabel(/Che cosa è successo/).fill('Una segnalazione scritta per prova, lunga abbastanza.')
  await page.getByRole('button', { name: 'Invia' }).click()
  const receipt = page.getByRole('region', { name: /Salva questo codice/ })
  await expect(receipt).toBeVisible()
  await expectAccessibleEverywhere(page)
  const [code = ''] = (await receipt.textContent())?.match(/(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/) ?? []

  const later = await open()
  await later.goto('/pagine/whistleblowing/segui')
  await ready(later, 'Apri')
  await later.getByLabel(/Il codice/).fill(code)
  await later.getByRole('button', { name: 'Apri' }).click()
  await expect(later.getByRole('heading', { name: 'Ricevuta' })).toBeVisible()
  await later.getByLabel(/Aggiungi informazioni/).fill('Aggiungo un particolare.')
  await later.getByRole('button', { name: 'Invia' }).click()
  await expect(later.getByRole('list', { name: 'Messaggi' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessibleEverywhere(later)
  // The code belongs to no address that the browser remembers.
  expect(later.url()).not.toContain(code.slice(0, 4))
})
