import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { expectLoaded } from '../ui'

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
