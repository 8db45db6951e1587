import type { APIRequestContext } from '@playwright/test'
import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { PASSWORD, PEOPLE } from '../people'
import { choose, dialog, expectLoaded, expectToast } from '../ui'

const YEAR = new Date().getFullYear()

/** Somebody of the network who sees everybody, and so leads them. */
async function aManager(request: APIRequestContext): Promise<string> {
  const data = { email: PEOPLE.admin.email, password: PASSWORD }
  const login = await request.post('/v2/admin/login', { data })
  const { access } = (await login.json()) as { access: string }
  const reply = await request.get('/v2/agents?limit=200&sort=createdAt', {
    headers: { authorization: `Bearer ${access}` },
  })
  expect(reply.status()).toBe(200)
  const { items } = (await reply.json()) as {
    items: { email: string; status: string; permissions?: Record<string, boolean> }[]
  }
  const found = items.find(({ status, permissions }) => status === 'validated' && permissions?.all)
  if (!found) throw new Error('nobody sees everybody')
  return found.email
}

test('who leads a team proposes its targets, and the office approves them', async ({ open, request }) => {
  const email = await aManager(request)
  const admin = await open('admin')
  const page = await open()
  await page.goto('/agents/login')
  await expect(page.getByRole('button', { name: 'ACCEDI' })).toBeEnabled()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ACCEDI' }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/agents/reports/budget')
  await expectLoaded(page)
  await page.getByRole('button', { name: 'PROPONI OBIETTIVI' }).click()
  await choose(page, 'Prodotto', 'Leasing')
  const sheet = page.getByRole('table', { name: new RegExp(`^Budget ${YEAR}`) })
  const december = sheet.getByRole('textbox', { name: /, dic$/ }).first()
  await december.click()
  await page.keyboard.type(String(70_000 + 1_000 * test.info().retry))
  await page.keyboard.press('Enter')
  await page.getByLabel('Nota per l’ufficio').fill('Un leasing è già in delibera.')
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'PROPONI', exact: true }).click()
  await expectToast(page, 'Proposta inviata')
  await expect(page.getByText(/aspetta l’ufficio/)).toBeVisible()

  await admin.goto(`/admin/reports/budgetAgenti?anno=${YEAR}`)
  await expectLoaded(admin)
  const box = admin.getByRole('region', { name: /^Da approvare/ })
  await expect(box.getByText('«Un leasing è già in delibera.»')).toBeVisible()
  await box.getByText(/^Una cella/).click()
  await expect(box.getByRole('cell', { name: 'Leasing, dic' })).toBeVisible()
  await expectAccessibleEverywhere(admin)
  await box.getByRole('button', { name: 'APPROVA' }).click()
  await dialog(admin, /^Approvi il budget/)
    .getByRole('button', { name: 'APPROVA' })
    .click()
  await expectToast(admin, 'Budget approvato')
  await expect(box).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/è stata approvata/)).toBeVisible()
})
