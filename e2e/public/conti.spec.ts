import type { Page } from '@playwright/test'
import { callApi } from '../app'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { linkIn, mailsTo, mailTo } from '../mail'
import { PASSWORD, PEOPLE } from '../people'

const MINE = 'la-mia-password-lunga'
const OTHER = 'la-password-di-un-altro'

const registration = (email: string, password: string) => ({
  nome: 'Prima',
  cognome: 'Persona',
  email,
  telefono: '+39 333 000 0000',
  password,
  consents: { privacy: true, marketing: false, terzi: false, profilazione: false },
})

/** An address of this test and of this browser alone. */
const newAddress = (page: Page) =>
  `conti-${page.viewportSize()?.width}-${Date.now().toString(36)}@posta.example`

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/area-clienti/login')
  await expect(page.getByRole('button', { name: 'ACCEDI' })).toBeEnabled()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await page.getByRole('button', { name: 'ACCEDI' }).click()
}

test('the password that counts is that of the registration whose mail was opened', async ({
  open,
  allow,
}) => {
  allow(/status of 401/)
  const page = await open()
  const email = newAddress(page)
  const register = async (password: string) => {
    const reply = await page.request.post('/v2/clients/register', { data: registration(email, password) })
    expect(reply.status()).toBe(201)
  }
  await register(MINE)
  const mail = await mailTo(email, /Conferma il tuo indirizzo/)
  await register(OTHER)
  await expect(async () => expect(await mailsTo(email, /Conferma/)).toHaveLength(2)).toPass()
  await page.goto(linkIn(mail, '/area-clienti/confirm-account/'))
  await expect(page.getByText(/con la password scelta nella registrazione del \d\d\/\d\d/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'CONFERMA' }).click()
  await expect(page.getByText('Il tuo account è confermato')).toBeVisible()
  await signIn(page, email, OTHER)
  await expect(page.getByText('E-mail o password non corrette')).toBeVisible()
  await signIn(page, email, MINE)
  await expect(page).toHaveURL(/\/area-clienti$/)
})

test('who registers again is told by mail where to sign in and where to choose a password', async ({
  open,
}) => {
  const page = await open()
  const { email } = PEOPLE.cliente
  const reply = await page.request.post('/v2/clients/register', { data: registration(email, OTHER) })
  expect([reply.status(), await reply.json()]).toEqual([201, { email }])
  const mail = await mailTo(email, /^Hai già un’area clienti$/)
  for (const [below, title] of [
    ['/area-clienti/login', /./],
    ['/area-clienti/password-dimenticata', /password/i],
  ] as const) {
    await page.goto(linkIn(mail, below))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('three areas are signed in at once, and leaving one leaves the others', async ({ open, allow }) => {
  allow(/status of 401/)
  const page = await open()
  for (const { area, email } of [PEOPLE.admin, PEOPLE.agente2, PEOPLE.cliente]) {
    const reply = await page.request.post(`/v2/${area}/login`, { data: { email, password: PASSWORD } })
    expect(reply.status()).toBe(200)
  }
  for (const path of ['/admin', '/agents', '/area-clienti']) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  expect((await callApi(page, 'agent', '/agents/logout', {})).status).toBe(204)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['admin_access', 'client_access']))
  expect(names).not.toContain('agent_access')
  await page.goto('/agents')
  await expect(page).toHaveURL(/\/agents\/login/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin$/)
})

test('an address of the API says which methods it takes', async ({ open }) => {
  const { request } = await open()
  const problem = await request.put('/v2/clients/login', { headers: { accept: 'application/problem+json' } })
  expect([problem.status(), problem.headers().allow]).toEqual([405, 'OPTIONS, POST'])
  expect(problem.headers()['content-type']).toContain('application/problem+json')
  expect(await problem.json()).toMatchObject({ code: 'method_not_allowed', title: 'Metodo non previsto' })
  const plain = await request.delete('/v2/rates/')
  expect([plain.status(), await plain.text()]).toEqual([
    405,
    'Qui il metodo DELETE non è previsto. Si può usare: GET.',
  ])
})
