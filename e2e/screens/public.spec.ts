import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { visitEach } from './visit'

visitEach({
  'home page': { at: '/', title: /\w/ },
  'mortgage comparison': { at: '/mutui', title: 'Confronta i mutui' },
  'missing page': { at: '/404', title: 'Pagina non trovata', status: 404 },
  'unknown address': { at: '/non-esiste', title: 'Pagina non trovata', status: 404 },
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
  await expect(page.getByRole('heading', { name: /\d+ offerte, dalla meno cara/ })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Costi e piano/ })
    .first()
    .click()
  await expect(page.getByRole('img', { name: /Capitale e interessi/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'RICHIEDI FATTIBILITÀ' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'INVIA', exact: true }).click()
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
  await expect(page.getByText('100.000 € in 25 anni')).toBeVisible()
  await expect(page.getByLabel('Quanto ti serve')).toBeHidden()
})

test('the footer says who we are and the share capital', async ({ open }) => {
  const page = await open()
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('Capitale sociale 62.500,00 €')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /privacy/i })).toBeVisible()
})
