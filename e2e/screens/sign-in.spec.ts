import type { Page } from '@playwright/test'
import { signInAs } from '../app'
import { expect, test } from '../fixtures'
import { PEOPLE } from '../people'

test('a link that has been used says that it does not hold any more', async ({ open }) => {
  const page = await open()
  await page.goto('/area-clienti/confirm-reset-password/abc')
  await expect(page.getByRole('heading', { level: 1, name: 'Il link non vale più' })).toBeVisible()
})

test('a wrong password is refused in words, and what was typed stays', { tag: '@phone' }, async ({
  open,
  allow,
}) => {
  allow(/status of 401/)
  const page = await open()
  await page.goto('/agents/login')
  await expect(page.getByRole('button', { name: 'ACCEDI' })).toBeEnabled()
  await page.getByLabel('E-mail').fill(PEOPLE.agente2.email)
  await page.getByLabel('Password', { exact: false }).first().fill('non-e-questa')
  await page.getByRole('button', { name: 'ACCEDI' }).click()
  await expect(page.getByText('E-mail o password non corrette.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(PEOPLE.agente2.email)
})

/** Nobody else signs in to this account: it stays slow for an hour. */
const TARGET = 'cliente2@demo.example'

/** From an address of its own each time, as somebody with many of them would. */
const guess = (page: Page, n: number) =>
  page.request.post('/v2/clients/login', {
    headers: { 'x-forwarded-for': `198.51.100.${n}` },
    data: { email: TARGET, password: 'non-e-questa' },
  })

test('who has signed in here before gets in while others guess', async ({ open, allow }) => {
  // What the page asks while its cookies are taken away.
  allow(/status of 401/)
  const page = await open()
  await signInAs(page, '/area-clienti/login', TARGET)
  const device = (await page.context().cookies()).find(({ name }) => name === 'client_device')
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  await page.context().clearCookies({ name: /_(access|refresh)$/ })
  const statuses: number[] = []
  for (let n = 1; n <= 14; n += 1) statuses.push((await guess(page, n)).status())
  expect(statuses.at(-1)).toBe(429)
  await signInAs(page, '/area-clienti/login', TARGET)
  await expect(page).toHaveURL(/\/area-clienti$/)
})

for (const [area, login] of [
  ['/admin', '/admin/login'],
  ['/agents', '/agents/login'],
  ['/area-clienti', '/area-clienti/login'],
] as const) {
  test(`${area} sends who is not signed in to its own sign-in`, async ({ open }) => {
    const page = await open()
    await page.goto(area)
    await expect(page).toHaveURL(new RegExp(`${login}(\\?|$)`))
  })
}
