import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { confirm, expectToast } from '../ui'

const LIST = '/admin/site/pages'
// Two seconds on a machine of its own; here another browser and the jobs work at the same time.
const PROMISED_MS = 8_000

/** Asks for an address until the site answers as it should, at most as long as an edit may take to show. */
async function expectOnSite(page: Page, path: string, status: number, text = ''): Promise<void> {
  await expect(async () => {
    const reply = await page.request.get(path)
    expect(reply.status()).toBe(status)
    expect(await reply.text()).toContain(text)
  }).toPass({ timeout: PROMISED_MS, intervals: [100] })
}

test.describe('what the office writes shows on the site', () => {
  test('at once: a new page, its text, its address, its end', async ({ open }) => {
    const titolo = `Pagina di prova ${Date.now()}`
    const page = await open('admin')
    await page.goto(`${LIST}/add`)
    const text = page.getByRole('textbox', { name: /^Testo/ })
    await expect(text).toBeVisible()
    await page.getByRole('textbox', { name: /^Titolo/ }).fill(titolo)
    const url = page.getByRole('textbox', { name: /^Indirizzo della pagina/ })
    await expect(url).toHaveValue(/^pagina-di-prova/)
    const old = `/pagine/${await url.inputValue()}`
    await text.click()
    await page.keyboard.type('Scritta da [[societa]].')
    await confirm(page, 'CREA', 'Confermi la creazione?')
    await expect(page).toHaveURL(/\/admin\/site\/pages\/[0-9a-f-]{36}$/)
    await expectOnSite(page, old, 200, 'Scritta da Chiaravia Mediazione Creditizia')

    const now = `${old}_spostata`
    await page.getByRole('textbox', { name: /^Indirizzo della pagina/ }).fill(now.replace('/pagine/', ''))
    await page.getByRole('textbox', { name: /^Descrizione/ }).fill('Ora sta qui.')
    await confirm(page, 'MODIFICA', 'Confermi la modifica?')
    await expectToast(page, 'Modifica salvata')
    await expectOnSite(page, now, 200, 'Ora sta qui.')
    await expectOnSite(page, old, 404)

    await confirm(page, 'CANCELLA', 'Confermi la cancellazione?')
    await expect(page).toHaveURL(new RegExp(`${LIST}$`))
    await expectOnSite(page, now, 404)
  })
})
