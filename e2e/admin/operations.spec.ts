import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { dialog, expectLoaded, expectToast } from '../ui'

const STATUS = '/admin/system/serverinfo'

test('each operation of the status page asks first, and says what came of it', async ({ open }) => {
  const page = await open('admin')
  await page.goto(STATUS)
  await expectLoaded(page)
  const operations = page.getByRole('region', { name: 'Operazioni', exact: true })
  await operations.getByRole('button', { name: /^INVIA UNA PROVA/ }).click()
  await dialog(page, /e-mail di prova/)
    .getByRole('button', { name: 'INVIA' })
    .click()
  await expectToast(page, 'La prova arriva al tuo indirizzo tra poco')
  await operations.getByRole('button', { name: /^RIFAI/ }).click()
  await expectAccessibleEverywhere(page)
  await dialog(page, /pagine del sito/)
    .getByRole('button', { name: 'RIFAI' })
    .click()
  await expectToast(page, 'Le pagine si rifanno alla prossima visita')
  await operations.getByRole('button', { name: /^VERIFICA/ }).click()
  await dialog(page, /cifre dei report/)
    .getByRole('button', { name: 'VERIFICA' })
    .click()
  await expect(operations.getByText('Tutte le cifre corrispondono alle righe che contano.')).toBeVisible({
    timeout: 90_000,
  })
  await operations.getByRole('button', { name: /^SCARICA/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page, /diagnostica/)
      .getByRole('button', { name: 'SCARICA' })
      .click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^diagnostica-\d{4}-\d\d-\d\d\.json$/)
  await expectAccessibleEverywhere(page)
})

test('fairness is drawn week by week', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/system/percLeads')
  await expectLoaded(page)
  await expect(page.getByRole('region', { name: 'Scarto massimo per settimana' })).toBeVisible()
})

test('an audience is counted while its rules are chosen', async ({ open, allow }) => {
  // The page of the widgets shows an editor that cannot be loaded.
  allow(/Editor di testo non caricato/)
  const page = await open('admin')
  await page.goto('/admin/settings/widgets')
  const audience = page.getByRole('region', { name: 'A chi', exact: true })
  await expect(audience.getByRole('status')).toContainText(/\d persone/)
  await audience.getByRole('button', { name: 'TOGLI: Tranne, regola 1' }).click()
  await expect(audience.getByRole('status')).toContainText(/\d persone/)
})
