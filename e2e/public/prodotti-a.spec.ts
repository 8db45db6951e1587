import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { visitEach } from '../screens/visit'

visitEach({
  'personal loans': { at: '/prestiti', title: /Il prestito che ti serve/ },
  'salary-backed loans': { at: '/cdq', title: /quanta rata puoi permetterti/ },
})

const answer = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /TAEG|\./ })
    .first()

for (const path of ['/prestiti', '/cdq']) {
  test(`${path} has a true number before any script runs`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    await expect(answer(page)).toContainText(/\d+,\d\d\s€/)
    await expect(page.getByRole('region', { name: 'Esempio rappresentativo' })).toContainText('TAEG')
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    await context.close()
  })

  test(`${path} answers in the first screen of a phone`, { tag: '@phone' }, async ({ open }) => {
    const page = await open()
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(path)
    await expect(answer(page).getByText('TAEG')).toBeInViewport()
  })
}

test('a loan: other figures, the same address again, the plan and its document', async ({ open }) => {
  const page = await open()
  await page.goto('/prestiti?utm_source=prova')
  await page.getByRole('textbox', { name: 'Ti servono' }).fill('12000')
  await page.getByLabel('Li restituisci in').selectOption('48')
  await page.getByLabel('Ti servono per').selectOption('auto')
  await expect(page.getByRole('heading', { name: /per 12\.000 € in 4 anni/ })).toBeVisible()
  await expect(page).toHaveURL(/utm_source=prova&importo=12000&durata=48&finalita=auto/)
  const figures = await answer(page).textContent()
  const again = await open()
  await again.goto(page.url())
  await expect(again.getByRole('heading', { name: /per 12\.000 € in 4 anni/ })).toBeVisible()
  expect(await answer(again).textContent()).toBe(figures)

  await page
    .getByRole('button', { name: /^Costi e piano/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Importo totale dovuto')).toBeVisible()
  const href = await drawer.getByRole('link', { name: 'Scarica il PDF' }).getAttribute('href')
  const pdf = await page.request.get(href ?? '')
  const text = (await pdf.body()).toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  // In the faces of the house, and short enough to be printed.
  expect(text).toMatch(/FontName \/\w+\+SourceSerif/)
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2)
  await expectAccessibleEverywhere(page)
})

for (const path of ['/prestiti', '/cdq', '/aziende']) {
  test(`${path}: the link copied from an offer opens that offer again, with its figures`, {
    tag: '@phone',
  }, async ({ open }) => {
    const page = await open()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path)
    await page
      .getByRole('button', { name: /^Costi e piano/ })
      .nth(1)
      .click()
    const drawer = page.getByRole('dialog')
    const title = (await drawer.getByRole('heading', { level: 2 }).textContent()) ?? ''
    const figures = await drawer.locator('dl').first().textContent()
    await drawer.getByRole('button', { name: 'Copia il link' }).click()
    await expect(drawer.getByText('Link copiato')).toBeVisible()
    const again = await open()
    await again.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await expect(again.getByRole('dialog', { name: title })).toBeVisible()
    expect(await again.getByRole('dialog').locator('dl').first().textContent()).toBe(figures)
    await again.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click()
    await expect(again).not.toHaveURL(/offerta=/)
  })
}

test('a loan: nothing fits, and the page says why', async ({ open }) => {
  const page = await open()
  await page.goto('/prestiti?importo=10000&durata=13&finalita=auto')
  await expect(page.getByText('Nessun prodotto per questi importi')).toBeVisible()
  await expect(page.getByText('Non prevede una durata di 13 mesi.')).toBeVisible()
  await expectAccessible(page)
})

test('a loan is asked for: what is wrong by field, then one request with a code', { tag: '@phone' }, async ({
  open,
}) => {
  const page = await open()
  await page.goto('/prestiti')
  await page.getByRole('button', { name: 'Richiedi fattibilità', exact: true }).first().click()
  const form = page.getByRole('dialog', { name: 'Richiedi fattibilità' })
  await form.getByRole('textbox', { name: 'Nome', exact: true }).fill('Ottavia')
  await form.getByRole('button', { name: 'Invia' }).click()
  await expect(form.getByText('Scrivi il cognome.')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Ottavia')
  await expectAccessible(page)
  await form.getByLabel('Cognome').fill('Ventimiglia')
  const stamp = `${Date.now().toString(36)}.${test.info().project.name}`
  await form.getByLabel('E-mail').fill(`prestito.${stamp}@posta.example`)
  await form.getByLabel('Telefono').fill(`33${String(Date.now()).slice(-8)}`)
  await form.getByLabel(/Ho letto l’informativa/).check()
  const sent = page.waitForRequest((request) => request.url().endsWith('/v2/leadRequests'))
  await form.getByRole('button', { name: 'Invia' }).dblclick()
  expect((await sent).postDataJSON()).toMatchObject({ product: 'prestito', quoteId: expect.any(String) })
  await expect(page.getByRole('dialog', { name: 'Richiesta ricevuta' })).toContainText(/L\d\d-/)
})

test('a fifth of the pay: the largest instalment, a smaller one, and why it cannot be', async ({
  open,
  allow,
}) => {
  allow(/status of 422/)
  const page = await open()
  await page.goto('/cdq')
  await page.getByRole('textbox', { name: 'Stipendio netto' }).fill('1250')
  await expect(answer(page)).toContainText(/Rata massima\s*250,00/)
  await page.getByRole('textbox', { name: 'La tua rata' }).fill('125')
  await expect(answer(page)).toContainText(/Rata scelta\s*125,00/)
  await expect(page).toHaveURL(/netto=1250.*rata=125/)

  await page.getByLabel('Sei', { exact: true }).selectOption('pensionato')
  await page.getByRole('textbox', { name: 'Hai', exact: true }).fill('79')
  await expect(page.getByLabel('Durata', { exact: true })).toHaveAccessibleDescription(
    /Alla tua età la durata più lunga è \d+ (anni|mesi)/,
  )
  await expect(answer(page)).toContainText('Correggi il dato segnato')
  await expect(page.getByText('Con questi dati la cessione del quinto non è possibile')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'Hai', exact: true }).fill('70')
  await page.getByRole('textbox', { name: 'Pensione netta' }).fill('600')
  await expect(page.getByRole('textbox', { name: 'Pensione netta' })).toHaveAccessibleDescription(
    /pensione minima/,
  )
})
