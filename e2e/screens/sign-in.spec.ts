import { expect, test } from '../fixtures'
import { PEOPLE } from '../people'
import { visitEach } from './visit'

visitEach({
  'sign-in of administrators': { at: '/admin/login', title: /\w/ },
  'sign-in of agents': { at: '/agents/login', title: /\w/ },
  'sign-in of clients': { at: '/area-clienti/login', title: /\w/ },
  'forgotten password of administrators': { at: '/admin/password-dimenticata', title: /password/i },
  'forgotten password of agents': { at: '/agents/password-dimenticata', title: /password/i },
  'forgotten password of clients': { at: '/area-clienti/password-dimenticata', title: /password/i },
  registration: { at: '/area-clienti/register', title: 'Crea il tuo account' },
  'confirmation of an account': { at: '/area-clienti/confirm-account/abc', title: /\w/ },
  'new password, by a dead link': {
    at: '/area-clienti/confirm-reset-password/abc',
    title: 'Il link non vale più',
  },
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
