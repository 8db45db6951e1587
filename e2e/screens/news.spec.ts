import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { confirm, dialog, downloadBy, expectLoaded, expectToast, filterBy } from '../ui'

const LIST = '/admin/site/news'

/** Writes a news item and saves it; the page is then its own. */
async function createNews(page: Page, titolo: string): Promise<void> {
  await page.goto(`${LIST}/add`)
  // The editor comes with the scripts: once it is there, what is typed is heard.
  await expect(page.getByRole('textbox', { name: /^Testo/ })).toBeVisible()
  await page.getByRole('textbox', { name: /^Titolo/ }).fill(titolo)
  await expect(page.getByRole('textbox', { name: /^Indirizzo della pagina/ })).toHaveValue(
    /^notizia-di-prova/,
  )
  await page.getByRole('textbox', { name: /^Sommario/ }).fill('In due righe.')
  const text = page.getByRole('textbox', { name: /^Testo/ })
  await text.click()
  await page.keyboard.type('Una notizia scritta a mano, ')
  await page.getByRole('button', { name: 'Grassetto' }).click()
  await page.keyboard.type('in grassetto.')
  await expect(text.locator('strong')).toHaveText('in grassetto.')
  await confirm(page, 'CREA', 'Confermi la creazione?')
  await expect(page).toHaveURL(/\/admin\/site\/news\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: titolo })).toBeVisible()
}

test.describe('the resource engine, on news', () => {
  test('create with rich text, edit, conflict, delete, restore', async ({ open, allow }) => {
    // The conflict is the point.
    allow(/status of 409/)
    const titolo = `Notizia di prova ${Date.now()}`
    const [mine, theirs] = await Promise.all([open('admin'), open('admin')])
    await createNews(mine, titolo)
    await theirs.goto(mine.url())
    await expect(theirs.getByRole('textbox', { name: /^Testo/ }).locator('strong')).toHaveText(
      'in grassetto.',
    )

    await theirs.getByRole('textbox', { name: /^Sommario/ }).fill('Scritto dalla collega.')
    await confirm(theirs, 'MODIFICA', 'Confermi la modifica?')
    await expectToast(theirs, 'Modifica salvata')

    await mine.getByRole('textbox', { name: /^Sommario/ }).fill('Scritto da me.')
    await confirm(mine, 'MODIFICA', 'Confermi la modifica?')
    const conflict = dialog(mine, 'Qualcun altro ha salvato prima di te')
    await expect(conflict).toContainText('Scritto dalla collega.')
    await expect(conflict).toContainText('Scritto da me.')
    await expectAccessible(mine)
    await conflict.getByRole('button', { name: 'Tieni le mie modifiche' }).click()
    await confirm(mine, 'MODIFICA', 'Confermi la modifica?')
    await expectToast(mine, 'Modifica salvata')
    await mine.reload()
    await expect(mine.getByRole('textbox', { name: /^Sommario/ })).toHaveValue('Scritto da me.')

    const address = mine.url()
    await confirm(mine, 'CANCELLA', 'Confermi la cancellazione?')
    await expect(mine).toHaveURL(new RegExp(`${LIST}$`))
    await mine.goto('/admin/feeds/commits')
    await mine
      .getByRole('row')
      .filter({ hasText: titolo })
      .filter({ hasText: 'CANCELLAZIONE' })
      .getByRole('link')
      .first()
      .click()
    await mine.getByRole('button', { name: 'RIPRISTINA' }).click()
    await dialog(mine, 'Confermi la modifica?').getByRole('button', { name: 'MODIFICA' }).click()
    await expectToast(mine, 'Ripristino riuscito')
    await mine.goto(address)
    await expect(mine.getByRole('heading', { level: 1, name: titolo })).toBeVisible()
  })

  test('what is missing is said beside its field, and nothing is sent', async ({ open }) => {
    const page = await open('admin')
    await page.goto(`${LIST}/add`)
    await page.getByRole('button', { name: 'CREA', exact: true }).click()
    await expect(page.getByText('Scrivi un titolo di almeno 3 caratteri.')).toBeVisible()
    await expect(dialog(page, 'Confermi la creazione?')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('filter, sort and search live in the address', async ({ open }) => {
    const page = await open('admin')
    await page.goto(LIST)
    await expectLoaded(page)
    await filterBy(page, 'Pubblicata', /^No$/)
    await expect(page).toHaveURL(/filter(\[|%5B)published(\]|%5D)=false/)
    await page.getByRole('button', { name: 'Togli il filtro Pubblicata' }).click()
    await page.getByRole('button', { name: 'Titolo' }).click()
    await expect(page).toHaveURL(/sort=titolo/)
    await expect(page.getByRole('columnheader', { name: 'Titolo' })).toHaveAttribute('aria-sort', 'ascending')
    const total = page.getByRole('status').filter({ hasText: 'news' })
    const all = (await total.textContent()) ?? ''
    await page.getByRole('searchbox', { name: 'Cerca' }).fill('mutuo')
    await expect(page).toHaveURL(/q=mutuo/)
    // The address changes before the answer has come.
    await expect(total).not.toHaveText(all)
    const shown = await total.textContent()
    await page.reload()
    await expect(total).toHaveText(shown ?? '')
    await expect(page.getByRole('searchbox', { name: 'Cerca' })).toHaveValue('mutuo')
  })

  test('exports the whole filtered list as CSV and XLSX', async ({ open }) => {
    const page = await open('admin')
    await page.goto(`${LIST}?q=mutuo`)
    await expectLoaded(page)
    const exportAs = (format: string) =>
      downloadBy(page, async () => {
        await page.getByRole('button', { name: 'Esporta' }).click()
        await page.getByRole('menuitem', { name: format }).click()
      })
    const total = await page.getByRole('status').filter({ hasText: 'news' }).textContent()
    const csv = await exportAs('CSV')
    expect(csv.name).toMatch(/\.csv$/)
    expect(csv.body.toString('utf8').trim().split(/\r?\n/)).toHaveLength(Number.parseInt(total ?? '', 10) + 1)
    const xlsx = await exportAs('XLSX')
    expect(xlsx.name).toMatch(/\.xlsx$/)
    expect(xlsx.body.subarray(0, 2).toString()).toBe('PK')
  })
})
