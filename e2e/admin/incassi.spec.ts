import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { dialog, expectLoaded } from '../ui'

const PAGE = '/admin/reports/provvigioni'
const LIST = `${PAGE}/incassi`
const MISSING = 10.01

type Due = { atteso: number; bankId: string; bank: { nome: string }; pratica: { codice: string } }

/** The case of which most is due and nothing has come; asked as the page itself asks. */
const mostDue = (page: Page): Promise<Due> =>
  page.evaluate(async () => {
    const query = 'filter%5Besito%5D=da_incassare&limit=1'
    const reply = await fetch(`/v2/incassi/differenze?${query}`, { headers: { 'x-area': 'admin' } })
    return ((await reply.json()) as { items: Due[] }).items[0] as Due
  })

const italian = (day: Date) =>
  day.toLocaleDateString('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric' })

test('the list of a bank is imported, and what is missing opens its case', async ({ open }) => {
  test.slow()
  const page = await open('admin')
  await page.goto(`${LIST}/differenze`)
  await expectLoaded(page)
  await expect(page.getByRole('columnheader', { name: /^Differenza/ })).toBeVisible()
  const due = await mostDue(page)

  await page.goto(LIST)
  await expectLoaded(page)
  await page.getByRole('link', { name: 'IMPORTA', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Importazione: incassi dalle banche' }),
  ).toBeVisible()
  const paid = (due.atteso - MISSING).toFixed(2).replace('.', ',')
  const text = `Banca;IDEGG;Data valuta;Importo;CRO\n"${due.bank.nome}";${due.pratica.codice};${italian(new Date())};${paid};E2E\n`
  const file = { name: 'distinta.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByRole('heading', { level: 1, name: 'distinta.csv' })).toBeVisible()
  await page.getByRole('button', { name: 'VERIFICA', exact: true }).click()
  const counts = page.getByRole('group', { name: 'Righe per esito' })
  await expect(counts.getByRole('button', { name: /^Da creare 1$/ })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'IMPORTA', exact: true }).click()
  await dialog(page, /^Importi distinta\.csv/)
    .getByRole('button', { name: 'IMPORTA', exact: true })
    .click()
  await expect(counts.getByRole('button', { name: /^Creati 1$/ })).toBeVisible({ timeout: 60_000 })
  await expectAccessibleEverywhere(page)

  await page.goto(
    `${LIST}/differenze?filter[bankId]=${due.bankId}&filter[differenza]=-${MISSING}..-${MISSING}`,
  )
  await expectLoaded(page)
  const row = page.getByRole('row', { name: new RegExp(due.pratica.codice) })
  await expect(row).toContainText('-10,01')
  await expect(row).toContainText('Importo diverso')
  await row.getByRole('link', { name: due.pratica.codice }).click()
  await expect(page).toHaveURL(/\/admin\/reports\/pratiche\/[0-9a-f-]{36}$/)
  await expect(page.getByText(due.pratica.codice).filter({ visible: true }).first()).toBeVisible()
})

test('what each bank owes and has paid stands side by side, and opens its payments', async ({ open }) => {
  const page = await open('admin')
  await page.goto(`${PAGE}/banche`)
  await expectLoaded(page)
  for (const name of [/^Lordo atteso/, /^Incassato/, /^Differenza/, /^Pratiche senza incasso/])
    await expect(page.getByRole('columnheader', { name }).first()).toBeVisible()
  const cell = page.locator(`main table a[href*="${LIST}?"]`).first()
  await expect(cell).toBeVisible()
  await cell.click()
  await expect(page).toHaveURL(/\/incassi\?.*filter/)
  await expectLoaded(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Incassi dalle banche' })).toBeVisible()
})
