import type { Browser, FrameLocator, Page } from '@playwright/test'
import { oneIn } from '../../scripts/test/property'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'

const HOST = 'https://partner.example/'
const MORTGAGE = 'finalita=acquisto_prima_casa&valoreImmobile=200.000&importo=150.000&durata=25&tasso=tutti'

const SCREENS = [
  'displayRata',
  'displayPrestito?colore=7a1fa2&sfondo=fff7e6&raggio=16',
  'calcolatori/mutui/generic?sfondo=101418&testo=222222',
  `calcolatori/mutui/results?${MORTGAGE}`,
  'calcolatori/mutui/contattaciPublic',
  'calcolatori/prestiti/generic',
  'calcolatori/prestiti/results?finalita=auto&importo=10.000&durata=60',
  'calcolatori/prestiti/contattaciPublic',
  'cloudCare/calcolatoreMutui/request?partner=CloudCare',
  'cloudCare/calcolatoreMutui/contattaci',
  'cloudCare/calcolatoreMutui_preRequest/request',
  'partner',
]

for (const screen of oneIn(3, SCREENS)) {
  test(`frame ${screen}`, async ({ open }) => {
    const page = await open()
    const reply = await page.goto(`/iframes/${screen}`)
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
    }
  })
}

test('an address that nobody knows is a small page of the frames', async ({ open, allow }) => {
  allow(/status of 404/)
  const page = await open()
  const reply = await page.goto('/iframes/calcolatori/non-esiste?colore=7a1fa2')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non c’è')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Calcola un mutuo' }).click()
  await expect(page).toHaveURL(/calcolatori\/mutui\/generic\?colore=/)
})

test('a form that comes back is as accessible as it was', async ({ open, allow }) => {
  allow(/status of 422/)
  const page = await open()
  await page.goto('/iframes/calcolatori/mutui/results?finalita=oro&importo=molto&durata=99')
  await expect(page.getByRole('alert')).toContainText('Ci sono 4 cose da correggere')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'La durata va da 1 a 40 anni.' }).click()
  await expect(page.getByLabel('In quanti anni')).toBeFocused()
})

/** The page of a partner on another origin, with the code that /iframes/partner gives. */
async function visitHost(page: Page, path: string, host = HOST): Promise<FrameLocator> {
  const site = process.env.E2E_BASE_URL ?? 'http://localhost:8000'
  const body = `<!doctype html><html lang="it"><title>Partner</title>
<iframe src="${site}/iframes/${path}" title="Calcolatore" width="100%" height="300" style="border: 0"></iframe>
<script src="${site}/iframes/embed.js" async></script></html>`
  await page.route(`${host}**`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  // A public page may reach into the local network, where this server is, only if it is allowed to.
  await page.context().grantPermissions(['local-network-access'])
  await page.goto(host)
  return page.frameLocator('iframe')
}

const heightOf = (page: Page) => page.locator('iframe').evaluate((frame) => frame.clientHeight)

/** From the first figure to the receipt, as a visitor of the partner. */
async function askFor(frame: FrameLocator, email: string): Promise<void> {
  await frame.getByRole('button', { name: 'Confronta le offerte' }).click()
  await frame
    .getByRole('link', { name: /^Richiedi fattibilità/ })
    .first()
    .click()
  await frame.getByLabel('Nome', { exact: false }).first().fill('Mario')
  await frame.getByLabel('Cognome').fill('Cornice')
  await frame.getByLabel('E-mail').fill(email)
  await frame.getByLabel('Telefono').fill('351 555 0101')
  await frame.getByLabel(/informativa/).check()
  await frame.getByRole('button', { name: 'Invia' }).click()
  await expect(frame.getByRole('heading', { level: 1, name: 'Richiesta ricevuta' })).toBeVisible()
  await expect(frame.getByText(/La tua richiesta è la L\d\d-/)).toBeVisible()
}

async function withoutScripts(browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  return { context, page: await context.newPage() }
}

test('in a partner’s page the frame is as tall as its content, at every step, without a cookie', {
  tag: '@phone',
}, async ({ open }) => {
  const page = await open()
  const frame = await visitHost(page, 'calcolatori/mutui/generic?partner=Studio%20Prova')
  await expect.poll(() => heightOf(page)).toBeGreaterThan(400)
  await frame.getByRole('button', { name: 'Confronta le offerte' }).click()
  await expect(frame.getByRole('heading', { name: /\d+ offerte, dalla meno cara/ })).toBeVisible()
  await expect.poll(() => heightOf(page)).toBeGreaterThan(1_500)
  const closed = await heightOf(page)
  await frame.getByText('Tutti i costi').first().click()
  await expect.poll(() => heightOf(page)).toBeGreaterThan(closed + 50)
  await frame.getByRole('link', { name: 'Cambia le cifre' }).click()
  await askFor(frame, 'cornice-con@prova.example')
  await expect.poll(() => heightOf(page)).toBeLessThan(closed)
  expect(await page.context().cookies()).toEqual([])
})

test('without JavaScript the same journey works', async ({ browser }, { project }) => {
  const { context, page } = await withoutScripts(browser)
  const frame = await visitHost(page, 'calcolatori/mutui/generic')
  await askFor(frame, `cornice-senza-${project.name}@prova.example`)
  await context.close()
})

test('contact first: the offers come after it', async ({ open }, { project }) => {
  const page = await open()
  const email = `cornice-prima-${project.name}@prova.example`
  await page.goto('/iframes/cloudCare/calcolatoreMutui_preRequest/request')
  await page.getByLabel('Nome *', { exact: true }).fill('Mario')
  await page.getByLabel('Cognome').fill('Cornice')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Telefono').fill('351 555 0102')
  await page.getByLabel(/informativa/).check()
  await page.getByRole('button', { name: 'Mostra le offerte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /offerte/ })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^MI INTERESSA/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Richiesta ricevuta' })).toBeVisible()
  await expectAccessible(page)
})

test('a page that is not in the settings cannot frame it', async ({ open, allow }) => {
  allow(/frame-ancestors/)
  const page = await open()
  const frame = await visitHost(page, 'calcolatori/mutui/generic', 'https://altrove.example/')
  await expect(frame.getByRole('heading', { level: 1 })).toBeHidden()
})

test('the page for partners copies the code of what the preview shows', async ({ open }) => {
  const page = await open()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/iframes/partner')
  await page.getByLabel('Che cosa vuoi mostrare').selectOption({ label: 'Calcolatore prestiti' })
  await page.getByLabel('Colore dei pulsanti').fill('7a1fa2')
  await page.getByLabel('Angoli').fill('99')
  await page.getByRole('button', { name: 'Aggiorna codice e anteprima' }).click()
  await expect(page.getByText('Un numero intero da 0 a 24.')).toBeVisible()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { name: 'Quanto costa il tuo prestito' })).toBeVisible()
  await page.getByRole('button', { name: 'Copia il codice' }).click()
  await expect(page.getByText('Copiato.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/iframes\/calcolatori\/prestiti\/generic\?colore=%237a1fa2" title=/)
})
