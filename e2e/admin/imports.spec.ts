import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { choose, dialog, downloadBy, expectLoaded, expectToast } from '../ui'

const LIST = '/admin/site/clients'
const unique = () => `prova${Date.now().toString(36)}`

async function upload(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page).toHaveURL(/\/import\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const count = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Righe per esito' }).getByRole('button', { name })

test('a file of clients is mapped, looked at, imported, corrected and taken back', async ({ open }) => {
  test.slow()
  const page = await open('admin')
  const mark = unique()
  await page.goto(LIST)
  await expectLoaded(page)
  await page.getByRole('link', { name: 'IMPORTA', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importazione: clienti' })).toBeVisible()
  await expectLoaded(page)
  await expectAccessibleEverywhere(page)

  await upload(
    page,
    'clienti-prova.csv',
    `Cognome;Nome;${mark};Telefono\nImportata;Ida;${mark}-1@prova.example;02 1234567\nImportata;Ugo;non va;\n`,
  )
  await expectLoaded(page)
  await expectAccessibleEverywhere(page)
  await choose(page, 'E-mail', mark)
  await page.getByRole('button', { name: 'VERIFICA', exact: true }).click()
  await expect(count(page, /^Da creare 1$/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('L’indirizzo e-mail non è valido.')).toBeVisible()
  await expectLoaded(page)
  await expectAccessibleEverywhere(page)

  await page.getByRole('button', { name: 'IMPORTA', exact: true }).click()
  const ask = dialog(page, /^Importi clienti-prova\.csv/)
  await expect(ask).toContainText('Una riga da creare.')
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'IMPORTA', exact: true }).click()
  await expect(page.getByText('Con errori').filter({ visible: true })).toBeVisible({ timeout: 60_000 })
  await expect(count(page, /^Creati 1$/)).toBeVisible()

  const wrong = await downloadBy(page, () => page.getByRole('button', { name: 'SCARICA LE ERRATE' }).click())
  expect(wrong.body.toString()).toContain('non va')

  await page.getByRole('button', { name: 'CORREGGI la riga 3' }).click()
  const fix = dialog(page, 'Riga 3')
  await fix.getByRole('textbox', { name: 'E-mail' }).fill(`${mark}-2@prova.example`)
  await fix.getByRole('button', { name: 'CORREGGI', exact: true }).click()
  await expectToast(page, 'Riga corretta')
  await expect(count(page, /^Creati 2$/)).toBeVisible()

  await page.getByRole('button', { name: 'ANNULLA L’IMPORTAZIONE' }).click()
  const back = dialog(page, 'Annulli l’importazione?')
  await back.getByRole('button', { name: 'ANNULLA L’IMPORTAZIONE' }).click()
  await expect(count(page, /^Annullati 2$/)).toBeVisible({ timeout: 60_000 })
  await expectAccessibleEverywhere(page)
  await page.goto(`${LIST}?q=${mark}`)
  await expectLoaded(page)
  await expect(page.locator('main tbody tr')).toHaveCount(0)
})

test('a file that is none is refused where it was chosen', async ({ open, allow }) => {
  allow(/status of 4(15|22)/)
  const page = await open('admin')
  await page.goto('/admin/system/percLeads/import')
  await expectLoaded(page)
  const file = { name: 'pesi.csv', mimeType: 'text/csv', buffer: Buffer.from('a;a\n1;2\n') }
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByRole('alert').filter({ hasText: 'Due colonne si chiamano «a»' })).toBeVisible()
})
