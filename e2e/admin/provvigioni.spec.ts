import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { dialog, expectLoaded, expectToast } from '../ui'

const PAGE = '/admin/reports/provvigioni'

test('what has accrued is listed with its gross, and by beneficiary with what is to be paid', async ({
  open,
}) => {
  const page = await open('admin')
  await page.goto(PAGE)
  await expectLoaded(page)
  await expect(page.getByRole('columnheader', { name: /^Lordo/ })).toBeVisible()
  await page.goto(`${PAGE}/beneficiari`)
  await expectLoaded(page)
  await expect(page.getByRole('columnheader', { name: /^Da pagare/ })).toBeVisible()
})

test('a draft is closed under a number, sent and paid', async ({ open }) => {
  const page = await open('admin')
  await page.goto(`${PAGE}/estratti?filter[stato]=bozza&sort=-totale`)
  await expectLoaded(page)
  await expect(page.getByRole('button', { name: 'PREPARA GLI ESTRATTI' })).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Bozza di estratto/ })).toBeVisible()
  await expectAccessibleEverywhere(page)
  for (const [verb, title, done] of [
    ['CHIUDI', /^Chiudi/, 'Estratto chiuso'],
    ['INVIA', /^Invia/, 'Estratto inviato'],
    ['PAGA', /^Registra/, 'Pagamento registrato'],
  ] as const) {
    await page.getByRole('button', { name: verb, exact: true }).first().click()
    await dialog(page, title).getByRole('button', { name: verb, exact: true }).click()
    await expectToast(page, done)
  }
  await expect(page.getByRole('heading', { level: 1, name: /^Estratto \d{4}\/\d{4}/ })).toBeVisible()
})

test('an agreement is tried on the cases of three months', async ({ open }) => {
  const page = await open('admin')
  await page.goto(`${PAGE}/accordi?filter[tipo]=rete`)
  await expectLoaded(page)
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'CALCOLA' }).click()
  await expect(page.getByRole('region', { name: 'Esito della simulazione' })).toContainText('Sede')
  await expectAccessibleEverywhere(page)
})

test('an agent reads the own rows and statements, without the gross', async ({ open }) => {
  const page = await open('agente')
  await page.goto('/agents/reports/provvigioni')
  await expectLoaded(page)
  await expect(page.getByRole('columnheader', { name: /^Importo/ })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /^Lordo/ })).toHaveCount(0)
  await page.goto('/agents/reports/provvigioni/estratti')
  await expectLoaded(page)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'SCARICA IL PDF' })).toBeVisible()
})
