import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { PASSWORD } from '../people'
import { expectLoaded, expectToast } from '../ui'

test('a client asks for another address, and decides about the own data', async ({ open, allow }) => {
  allow(/status of (409|422)/)
  const page = await open('cliente')
  await page.goto('/area-clienti/settings')
  await expectLoaded(page)
  const email = page.getByRole('region', { name: 'Indirizzo e-mail' })
  const wanted = `nuovo-${Date.now()}@posta.example`
  await email.getByLabel('Nuovo indirizzo').fill(wanted)
  await email
    .getByLabel(/password/i)
    .first()
    .fill(PASSWORD)
  await email.getByRole('button', { name: 'CAMBIA E-MAIL' }).click()
  await expectToast(page, 'Ti abbiamo scritto al nuovo indirizzo')
  await expect(email.getByText(wanted)).toBeVisible()

  // Both forms are about one record: the address that waits has made a new version of it.
  const contacts = page.getByRole('region', { name: 'Recapiti' })
  await contacts.getByRole('button', { name: 'MODIFICA' }).click()
  await expectToast(page, 'Recapiti modificati')

  const consents = page.getByRole('region', { name: 'Consensi' })
  const marketing = consents.getByRole('radiogroup', { name: 'Novità e offerte nostre' })
  const isGiven = await marketing.getByRole('radio', { name: 'Sì' }).isChecked()
  await marketing
    .locator('label')
    .filter({ hasText: isGiven ? 'No' : 'Sì' })
    .click()
  await expectToast(page, isGiven ? 'Consenso ritirato' : 'Consenso registrato')
  await expect(consents.getByText(isGiven ? /^Ritirato il/ : /^Dato il/).first()).toBeVisible()
  await expectAccessibleEverywhere(page)
})
