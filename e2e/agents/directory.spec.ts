import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { choose, dialog, downloadBy, expectLoaded, expectToast, filterBy } from '../ui'

const HOME = '/agents/system/agenti'

test('an agent finds who covers a product, takes the contact away and sees the team', async ({ open }) => {
  const page = await open('agente')
  await page.goto(HOME)
  await expectLoaded(page)
  const cards = page.getByRole('list', { name: 'Colleghi' }).getByRole('article')
  await expect(cards.first()).toBeVisible()
  const before = await page
    .getByRole('status')
    .filter({ hasText: /colleghi$/ })
    .textContent()
  await filterBy(page, 'Prodotto', /^Mutuo/)
  await expect(page).toHaveURL(/filter(\[|%5B)prodotti/)
  // The filter's box lies over the first cards.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: /colleghi$/ })).not.toHaveText(before ?? '')
  await expectAccessibleEverywhere(page)
  await cards.nth(0).getByRole('checkbox').check()
  await cards.nth(1).getByRole('checkbox').check()
  const chosen = page.getByRole('region', { name: 'Persone scelte' })
  const { name, body } = await downloadBy(page, () => chosen.getByRole('button', { name: 'VCARD' }).click())
  expect(name).toMatch(/\.vcf$/)
  expect(body.toString().match(/VERSION:3\.0/g)).toHaveLength(2)
  await page.reload()
  await expect(page.getByText(/^Prodotto/)).toBeVisible()
})

test('a CAP puts the nearest first, and an address with it opens the same', async ({ open, allow }) => {
  allow(/status of 400/)
  const page = await open('agente')
  await page.goto(HOME)
  await page.getByLabel('Vicino al CAP').fill('20121')
  await expect(page.getByText(/In ordine di distanza da 20121 Milano/)).toBeVisible()
  await expect(page).toHaveURL(/vicino=20121/)
  await page.getByRole('button', { name: 'Tabella' }).click()
  await expect(page.getByRole('table', { name: 'Colleghi' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto(`${HOME}?vicino=99999`)
  await expect(page.getByText(/non esiste/)).toBeVisible()
})

const HEADERS = { 'x-area': 'admin', 'sec-fetch-site': 'same-origin' }

/** A request of somebody of its own: other tests work with those of the demo at the same time. */
async function newRequest(office: Page) {
  const contact = { nome: 'Vera', cognome: `Viva${Date.now().toString(36).replace(/\d/g, 'x')}` }
  const body = {
    product: 'prestito',
    input: { importo: 9_000, durata: 48 },
    contact: {
      ...contact,
      email: `${contact.cognome}@prova.example`,
      telefono: `351 ${String(Date.now() % 10_000_000).padStart(7, '0')}`,
    },
    consents: { privacy: true, marketing: false },
  }
  const { _id } = await (await office.request.post('/v2/leadRequests', { data: body })).json()
  const give = async (email: string) => {
    const found = await (await office.request.get(`/v2/agents?q=${email}`, { headers: HEADERS })).json()
    const data = { agentId: found.items[0]._id }
    const reply = await office.request.post(`/v2/leadRequests/${_id}/assign`, { headers: HEADERS, data })
    expect(reply.status()).toBe(200)
  }
  return { name: `${contact.nome} ${contact.cognome}`, give }
}

test('a request that is given to somebody is in their list without a reload, and leaves the other’s', async ({
  open,
}) => {
  const [one, other, office] = [await open('agente'), await open('agente2'), await open('admin')]
  const { name, give } = await newRequest(office)
  for (const page of [one, other]) {
    await page.goto('/agents/richieste?filter[stato]=assegnato')
    await expectLoaded(page)
  }
  const row = (page: Page) => page.getByRole('link', { name })
  await give('agente@demo.example')
  await expect(row(one)).toBeVisible()
  await give('agente2@demo.example')
  await expect(row(other)).toBeVisible()
  await expect(row(one)).toBeHidden()
  await expectAccessibleEverywhere(other)
})

test('a request is passed on to a colleague, with the reason', async ({ open }) => {
  const [page, office] = [await open('agente'), await open('admin')]
  const { name, give } = await newRequest(office)
  await give('agente@demo.example')
  await page.goto(`${HOME}?filter[presente]=true`)
  await expectLoaded(page)
  const pass = page.getByRole('button', { name: /^PASSA UNA RICHIESTA: / })
  await pass.last().click()
  const form = dialog(page, /^Passa una richiesta a /)
  await form.getByRole('button', { name: 'PASSA', exact: true }).click()
  await expect(form.getByText('Scrivi perché la passi.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await form.getByRole('textbox', { name: /^Perché/ }).fill('Cerca casa nella sua zona.')
  await choose(form, /^Richiesta/, new RegExp(name))
  await form.getByRole('button', { name: 'PASSA', exact: true }).click()
  await expectToast(page, /^Richiesta passata a /)
})
