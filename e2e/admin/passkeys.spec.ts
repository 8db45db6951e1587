import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { linkIn, mailTo } from '../mail'
import { PASSWORD, PEOPLE } from '../people'
import { dialog, expectLoaded, expectToast } from '../ui'

const OWN_PASSWORD = 'una frase davvero lunga 9'

/** An administrator of this test's own: a second factor would stop every other test that signs in as one of the demo's. */
async function newAdmin(request: APIRequestContext): Promise<string> {
  const email = `passkey${Date.now()}@prova.example`
  const login = await request.post('/v2/admin/login', {
    data: { email: PEOPLE.admin.email, password: PASSWORD },
  })
  const { access } = await login.json()
  const made = await request.post('/v2/admins', {
    headers: { authorization: `Bearer ${access}` },
    data: {
      name: 'Chiave',
      surname: 'Prova',
      email,
      ufficio: null,
      telefono: null,
      permissions: { banks_manage: true },
      ticketing: {},
    },
  })
  expect(made.status()).toBe(201)
  const link = linkIn(await mailTo(email, /^Il tuo accesso a/), '/admin/password-dimenticata')
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const chosen = await request.post('/v2/admin/password/reset', { data: { token, password: OWN_PASSWORD } })
  expect(chosen.status()).toBe(204)
  return email
}

/** Chromium's own authenticator, which says yes by itself. */
async function withAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(OWN_PASSWORD)
  await page.getByRole('button', { name: 'ACCEDI' }).click()
}

test('a passkey is added, lets its owner in alone and after the password, and is removed', async ({
  open,
  request,
  allow,
}) => {
  test.setTimeout(120_000)
  // After the password the passkey is asked for.
  allow(/status of 401/)
  const email = await newAdmin(request)
  const page = await open()
  await withAuthenticator(page)
  await typePassword(page, email)
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/admin/settings')
  await expectLoaded(page)
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Telefono')
  await page.getByRole('button', { name: 'AGGIUNGI UNA PASSKEY' }).click()
  await expectToast(page, 'Passkey aggiunta.')
  await expect(page.getByRole('list', { name: 'Le tue passkey' })).toContainText('Telefono')
  await page.getByRole('button', { name: 'CREA I CODICI' }).click()
  await expect(page.getByRole('list', { name: 'Codici di recupero' }).getByRole('listitem')).toHaveCount(10)
  await expectAccessibleEverywhere(page)
  expect((await mailTo(email, /modo in cui accedi/)).text).toContain('Telefono')

  await page.context().clearCookies({ name: /_(access|refresh)$/ })
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'ENTRA CON UNA PASSKEY' }).click()
  await expect(page).toHaveURL(/\/admin$/)

  await page.context().clearCookies({ name: /_(access|refresh)$/ })
  await typePassword(page, email)
  await expect(page.getByLabel(/^Codice di verifica/)).toBeVisible()
  await page.getByRole('button', { name: 'USA LA PASSKEY' }).click()
  await expect(page).toHaveURL(/\/admin$/)

  await page.goto('/admin/settings')
  await expectLoaded(page)
  await page.getByRole('button', { name: 'Togli Telefono' }).click()
  await dialog(page, /^Togli la passkey/)
    .getByRole('button', { name: 'TOGLI', exact: true })
    .click()
  await expectToast(page, 'Passkey tolta.')
  await expect(page.getByRole('list', { name: 'Le tue passkey' })).toHaveCount(0)
})
