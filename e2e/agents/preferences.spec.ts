import { expect, test } from '../fixtures'
import { choose, expectLoaded, expectToast } from '../ui'

test('an agent chooses what they are told and how, and cannot miss a request', async ({ open, allow }) => {
  allow(/status of 422|lascia almeno una scelta/)
  const page = await open('agente')
  await page.goto('/agents/settings')
  await expectLoaded(page)
  const bell = page.getByRole('checkbox', { name: 'Campanella: Ricevi una richiesta' })
  const mail = page.getByRole('checkbox', { name: 'E-mail: Ricevi una richiesta' })
  await expect(bell).toBeChecked()
  await mail.click()
  await expectToast(page, 'Preferenza salvata')
  await expect(mail).not.toBeChecked()
  await bell.click()
  await expect(page.getByText(/lascia almeno una scelta/)).toBeVisible()
  await expect(bell).toBeChecked()
  await mail.click()
  await expect(mail).toBeChecked()
  const start = page.locator('input').and(page.getByLabel('Dopo l’accesso apri')).first()
  await choose(page, 'Dopo l’accesso apri', /Pratiche/)
  await expect(start).not.toHaveValue('')
  await page.reload()
  await expect(start).not.toHaveValue('')
  // Others sign in with this account too.
  await choose(page, 'Dopo l’accesso apri', /Pratiche/)
  await expect(start).toHaveValue('')
})
