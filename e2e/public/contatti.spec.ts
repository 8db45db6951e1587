import type { Page } from '@playwright/test'
import { atRest } from '../at-rest'
import { expectAccessible, expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { mailTo } from '../mail'
import { type Screen, visitEach } from '../screens/visit'

const pages: Record<string, Screen> = {
  contacts: { at: '/contattaci', title: 'Parla con una persona' },
  'agency by address': { at: '/agenzia/chiaravia-milano', title: 'Chiaravia Milano' },
  'call-back': { at: '/contact-form/numeroverde', title: 'Ti chiamiamo noi' },
  careers: { at: '/lavoraConNoi', title: 'Cerchiamo nuovi colleghi' },
}
visitEach(pages)

const CONTACT = { Nome: 'Rita', Cognome: 'Scrive', Telefono: '351 000 0000' }
const address = (name: string) => `${name}-${Date.now()}@posta.example`

/** Opens a page and waits until its form is alive: what is typed earlier belongs to nobody. */
async function openForm(page: Page, at: string, button: string): Promise<void> {
  await page.goto(at)
  await expect(page.getByRole('button', { name: button })).toBeEnabled()
}

async function fillContact(page: Page, email: string): Promise<void> {
  for (const [label, value] of Object.entries({ ...CONTACT, 'E-mail': email }))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  await page.getByLabel(/informativa sulla privacy/).check()
}

test('the nearest agency by CAP, on the list and on the map, and its page', { tag: '@phone' }, async ({
  open,
  allow,
}) => {
  allow(/status of 422/)
  const page = await open()
  await openForm(page, '/contattaci', 'Cerca')
  await page.getByLabel('CAP o comune').fill('00000')
  await page.getByRole('button', { name: 'Cerca' }).click()
  await expect(page.getByText('Il CAP 00000 non esiste')).toBeVisible()
  await page.getByLabel('CAP o comune').fill('20900')
  await page.getByRole('button', { name: 'Cerca' }).click()
  await expect(page.getByText(/in ordine di distanza/)).toBeVisible()
  const first = page.locator('#agenzie li').first()
  await expect(first).toContainText('Chiaravia Monza')
  await expect(first).toContainText(/km/)
  await expectAccessibleEverywhere(page)
  await page.locator('#agenzie svg').getByRole('link', { name: 'Chiaravia Bergamo' }).click()
  await expect(page.locator('#sede-chiaravia-bergamo')).toBeFocused()
  await page
    .locator('#sede-chiaravia-bergamo')
    .getByRole('link', { name: 'Chiaravia Bergamo', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chiaravia Bergamo' })).toBeVisible()
})

const DETAILED = 'Mostra la mappa dettagliata'
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dde"/></svg>'

/** Stands for the tile server of the tests' configuration; answers what it was asked for. */
async function serveTiles(page: Page, { broken = false } = {}): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://mappe.example/**', (route) => {
    asked.push(route.request().url())
    return broken ? route.abort() : route.fulfill({ contentType: 'image/svg+xml', body: SQUARE })
  })
  return asked
}

test('a detailed map asks others for nothing before the visitor does, and moves nothing', {
  tag: '@phone',
}, async ({ open }) => {
  const page = await open()
  const asked = await serveTiles(page)
  await openForm(page, '/contattaci', 'Cerca')
  const map = page.locator('#agenzie figure')
  const offer = page.getByRole('button', { name: DETAILED })
  await expect(offer).toHaveAccessibleDescription(/mappe\.example/)
  await offer.scrollIntoViewIfNeeded()
  await atRest(page)
  expect(asked).toEqual([])
  const before = (await map.boundingBox())?.height ?? 0
  await offer.click()
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
  expect(Math.abs(((await map.boundingBox())?.height ?? 0) - before)).toBeLessThan(2)
  await expectAccessibleEverywhere(page)

  await page.getByLabel('CAP o comune').fill('20900')
  await page.getByRole('button', { name: 'Cerca' }).click()
  await map.getByRole('button', { name: 'Chiaravia Bergamo' }).click()
  const card = map.getByRole('dialog', { name: 'Chiaravia Bergamo' })
  await expect(card).toBeFocused()
  await expect(card).toContainText(/\d km/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(map.getByRole('button', { name: 'Chiaravia Bergamo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: 'Nell’elenco' }).click()
  await expect(page.locator('#sede-chiaravia-bergamo')).toBeFocused()

  // The yes lasts as long as the window, and is taken back as easily.
  await page.reload()
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  await page.getByRole('button', { name: 'Torna alla mappa disegnata' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: DETAILED })).toBeEnabled()
  await expect(map.locator('svg').getByRole('link', { name: 'Chiaravia Milano' })).toBeVisible()
})

test('the drawn map comes back when no tile does', async ({ open, allow }) => {
  allow(/Failed to load resource/)
  const page = await open()
  const asked = await serveTiles(page, { broken: true })
  await openForm(page, '/contattaci', 'Cerca')
  await page.getByRole('button', { name: DETAILED }).click()
  await expect(page.getByText('La mappa dettagliata non è disponibile')).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
  await expect(page.locator('#agenzie svg').getByRole('link', { name: 'Chiaravia Milano' })).toBeVisible()
  await expectAccessible(page)
})

test('every agency is in the page for those without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contattaci')
  expect(await page.locator('#agenzie details a[href^="/agenzia/"]').count()).toBeGreaterThan(20)
  await page.getByText('Lombardia').click()
  await expect(page.getByRole('link', { name: 'Chiaravia Milano' }).last()).toBeVisible()
  await context.close()
})

test('an agency answers to its id too, with one canonical address', async ({ open, request }) => {
  const { items } = await (await request.get('/v2/agencies/nearest?q=Milano&limit=1')).json()
  const page = await open()
  const reply = await page.goto(`/agenzia/${items[0]._id}`)
  expect(reply?.status()).toBe(200)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/agenzia\/chiaravia-milano$/)
})

test('a message to the office is received, and says so by mail', async ({ open }) => {
  const page = await open()
  const email = address('scrive')
  await openForm(page, '/contattaci', 'Invia')
  await page.getByLabel(/Di che cosa hai bisogno/).fill('Vorrei capire se conviene la surroga.')
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByRole('heading', { name: 'Messaggio ricevuto' })).toBeVisible()
  expect((await mailTo(email, /ricevuto/)).text).toContain('surroga')
})

test('a call-back at an hour that is chosen', async ({ open }) => {
  const page = await open()
  const email = address('richiama')
  await openForm(page, '/contact-form/numeroverde', 'Chiamatemi')
  await page.locator('fieldset').first().locator('label').last().click()
  await page.locator('fieldset').nth(1).locator('label').first().click()
  await fillContact(page, email)
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Chiamatemi' }).click()
  await expect(page.getByRole('heading', { name: 'Richiamata prenotata' })).toBeVisible()
  const mail = await mailTo(email, /^Ti chiamiamo il \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/)
  expect(mail.text).toContain('nell’ora che hai scelto')
})

test('an application with its CV; a false PDF is refused and nothing typed is lost', {
  tag: '@phone',
}, async ({ open, allow }) => {
  allow(/status of 415/)
  const page = await open()
  const email = address('candidata')
  await openForm(page, '/lavoraConNoi', 'Invia')
  await page.getByLabel(/Per quale posizione/).selectOption('Candidatura spontanea')
  await fillContact(page, email)
  const cv = page.getByLabel('Curriculum')
  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('solo testo') })
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByText(/non corrisponde alla sua estensione/).first()).toBeVisible()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByRole('heading', { name: 'Candidatura ricevuta' })).toBeVisible()
  await mailTo(email, /ricevuto/)
})
