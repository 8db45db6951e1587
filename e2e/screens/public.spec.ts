import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { visitEach } from './visit'

visitEach({
  'home page': { at: '/', title: /\w/ },
  'mortgage comparison': { at: '/mutui', title: 'Confronta i mutui' },
  'missing page': { at: '/404', title: 'Pagina non trovata', status: 404 },
  'privacy policy': { at: '/pagine/privacy-policy', title: /privacy/i },
})

test('the opening covers the page for two seconds, and not for people who prefer less motion', {
  tag: '@phone',
}, async ({ open, browser }) => {
  const calm = await open()
  await calm.goto('/')
  await expect(calm.locator('[data-opening]')).toBeHidden()
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const lively = await context.newPage()
  await lively.goto('/', { waitUntil: 'commit' })
  await expect(lively.locator('[data-opening]')).toBeVisible()
  await expect(lively.locator('[data-opening]')).toBeHidden({ timeout: 3_000 })
  await context.close()
})

test('offers, one of them in full, and the request form', { tag: '@phone' }, async ({ open }) => {
  const page = await open()
  await page.goto('/mutui?valoreImmobile=200000&importo=150000&durata=25')
  await expect(page.getByRole('heading', { name: /\d+ offerte.*, dalla meno cara/ })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Costi e piano/ })
    .first()
    .click()
  await expect(page.getByRole('img', { name: /Capitale e interessi/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Richiedi fattibilità' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Invia', exact: true }).click()
  await expect(page.getByText('Scrivi il nome.')).toBeVisible()
  await expectAccessible(page)
})

test('on a phone the offers come before the form', { tag: '@phone' }, async ({ open }) => {
  const page = await open()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/mutui')
  const first = await page.getByRole('article').first().boundingBox()
  expect(first?.y).toBeLessThan(812)
  await expect(page.getByLabel('Quanto ti serve')).toBeHidden()
  await page.getByRole('button', { name: 'Modifica' }).click()
  await page.getByLabel('Quanto ti serve').fill('100000')
  await page.getByRole('button', { name: 'Confronta le offerte' }).click()
  await expect(page.getByText('100.000 € in 25 anni', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Quanto ti serve')).toBeHidden()
})

test('the footer says who we are and the share capital', async ({ open }) => {
  const page = await open()
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('Capitale sociale 62.500,00 €')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /privacy/i })).toBeVisible()
})

test('the opening is shown once a visit, and never on a landing page', { tag: '@phone' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const landing = await context.newPage()
  await landing.goto('/mutui_a_noi/fb', { waitUntil: 'commit' })
  await expect(landing.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(landing.locator('[data-opening]')).toHaveCount(0)
  await context.clearCookies()
  await landing.evaluate(() => localStorage.clear())

  const first = await context.newPage()
  await first.goto('/', { waitUntil: 'commit' })
  await expect(first.locator('[data-opening]')).toBeVisible()
  await expect(first.locator('[data-opening]')).toBeHidden({ timeout: 3_000 })
  await first.getByRole('contentinfo').getByRole('link', { name: 'Preferenze cookie' }).click()
  await expect(first.getByRole('heading', { level: 1, name: 'Preferenze cookie' })).toBeVisible()
  await expect(first.locator('[data-opening]')).toBeHidden()
  // Another page of the same window, and another window: drawn without it from the start.
  for (const page of [first, await context.newPage()]) {
    await page.goto('/prestiti', { waitUntil: 'commit' })
    await expect(page.locator('[data-opening]')).toBeAttached()
    expect(await page.locator('[data-opening]').evaluate((one) => getComputedStyle(one).display)).toBe('none')
  }
  await context.close()
})
