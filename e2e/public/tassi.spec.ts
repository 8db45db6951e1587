import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { visitEach } from '../screens/visit'
import { downloadBy } from '../ui'

visitEach({ 'rates of today': { at: '/tassi', title: 'Euribor ed Eurirs, oggi' } })

const chartOf = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 3, name })

test('the rates say their day, their source, and how they have changed', async ({ open }) => {
  const page = await open()
  await page.goto('/tassi')
  const euribor = page.getByRole('table', { name: /^Euribor del \d\d\/\d\d\/\d{4}/ })
  await expect(euribor.getByRole('row', { name: /^3 mesi/ })).toContainText(/\d,\d{3}%/)
  await expect(page.getByRole('table', { name: /^Eurirs/ }).getByRole('row')).toHaveCount(19)
  await expect(page.getByText(/^Valori del \d\d\/\d\d\/\d{4}\. Fonte: ./).first()).toBeVisible()
  await expect(page.getByRole('table', { name: /^Soglie di usura/ })).toContainText('Soglia di usura')
  await expect(page.getByRole('region', { name: 'Esempio a tasso fisso' })).toContainText('TAEG')
  await expectAccessibleEverywhere(page)
})

test('a rate over ten years, read from the keyboard, and the address that reopens it', {
  tag: '@phone',
}, async ({ open }) => {
  const page = await open()
  await page.goto('/tassi')
  await page.getByRole('radio', { name: 'Eurirs' }).click()
  await page.getByRole('combobox', { name: 'Durata dell’indice' }).selectOption({ label: '30 anni' })
  await page.getByRole('radio', { name: '10 anni' }).click()
  await expect(chartOf(page, 'Eurirs 30 anni negli ultimi 10 anni')).toBeVisible()
  const reader = page.getByRole('slider', { name: /Eurirs 30 anni/ })
  const newest = (await reader.getAttribute('aria-valuetext')) ?? ''
  await reader.press('ArrowLeft')
  await expect(reader).not.toHaveAttribute('aria-valuetext', newest)
  await page.getByText('Mostra i numeri').click()
  await expect(page.getByRole('region', { name: 'Valori: Eurirs 30 anni' }).getByRole('row')).not.toHaveCount(
    1,
  )
  await expectAccessible(page)
  await page.reload()
  await expect(chartOf(page, 'Eurirs 30 anni negli ultimi 10 anni')).toBeVisible()
})

test('a duration of the table opens its chart', async ({ open }) => {
  const page = await open()
  await page.goto('/tassi')
  await page.getByRole('link', { name: /^25 anni/ }).click()
  await expect(chartOf(page, 'Eurirs 25 anni nell’ultimo anno')).toBeVisible()
})

test('every day of the period as a CSV, which the import takes back', async ({
  open,
  sessionOf,
  playwright,
}) => {
  const page = await open()
  await page.goto('/tassi?indice=EURIBOR&durata=3M&periodo=1m')
  await expect(chartOf(page, 'Euribor 3 mesi nell’ultimo mese')).toBeVisible()
  const file = await downloadBy(page, () => page.getByRole('link', { name: /CSV/ }).click())
  expect(file.name).toBe('euribor-3M.csv')
  expect(file.body.toString()).toMatch(/^date,index,tenor,value\r\n\d{4}-\d\d-\d\d,EURIBOR,3M,\d/)
  const api = await playwright.request.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: await sessionOf('admin'),
    extraHTTPHeaders: { 'x-area': 'admin', origin: new URL(page.url()).origin },
  })
  const upload = { name: 'tassi.csv', mimeType: 'text/csv', buffer: file.body }
  const sent = await api.post('/v2/rates/import', { multipart: { file: upload } })
  expect(sent.status()).toBe(202)
  const { _id } = await sent.json()
  await expect
    .poll(async () => (await (await api.get(`/v2/rates/import/${_id}`)).json()).state, { timeout: 15_000 })
    .toBe('completato')
  await api.dispose()
})

test('without the network the last chart stays, with words and a second try', async ({ open, allow }) => {
  allow(/net::ERR|Failed to load/)
  const page = await open()
  await page.goto('/tassi')
  await page.route('**/v2/rates?*', (route) => route.abort())
  await page.getByRole('radio', { name: '5 anni' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Euribor 3 mesi nell’ultimo anno' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/v2/rates?*')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(chartOf(page, 'Euribor 3 mesi negli ultimi 5 anni')).toBeVisible()
})

test('nothing moves while the page arrives', { tag: '@phone' }, async ({ open }) => {
  const page = await open()
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput)
          Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/tassi')
  await expect(page.getByRole('slider')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
})
