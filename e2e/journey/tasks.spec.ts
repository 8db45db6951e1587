import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { mailTo } from '../mail'
import { PASSWORD, PEOPLE } from '../people'
import { dialog, expectLoaded, expectToast } from '../ui'
import { Hand } from './hand'

/*
 * The tasks of docs/decisions/005, played: who works here is signed in and stands on the first page of their area, a visitor on the
 * home page. A screen that asks for one step more breaks its test, and the record is to be amended.
 */

const HOMES = { admin: '/admin', agente: '/agents', cliente: '/area-clienti' } as const

/** Somebody at work, on their first page. */
async function begin(page: Page, home: string): Promise<Hand> {
  await page.goto(home)
  await expectLoaded(page)
  return new Hand(page)
}

type Reply = { items: Record<string, string>[] }

/** What somebody who has been here for a while knows by heart. */
const known = (page: Page, area: string, path: string, has = '_id'): Promise<Record<string, string>> =>
  page.evaluate(
    async ([to, from, name]) => {
      const reply = await fetch(`/v2/${to}`, { headers: { 'x-area': from as string } })
      return ((await reply.json()) as Reply).items.find((row) => row[name as string]) ?? {}
    },
    [path, area, has],
  )

type Followed = { agent: { nome: string; cognome: string } | null }

/** Who follows a case, as its own page has it. */
const followed = (page: Page, id: string | null): Promise<Followed> =>
  page.evaluate(
    async (one) => (await fetch(`/v2/pratiche/${one}`, { headers: { 'x-area': 'admin' } })).json(),
    id,
  )

type Papers = { documenti: { obbligatorio: boolean; stato: string }[] }

/** The oldest case that lacks a paper which it needs: the newest are those that other tests work on at the same time. */
const lackingPaper = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const read = async (path: string) =>
      (await fetch(`/v2/pratiche${path}`, { headers: { 'x-area': 'admin' } })).json()
    const { items } = (await read('?filter[stato]=raccolta_documenti&sort=createdAt&limit=50')) as Reply
    for (const row of items) {
      const { documenti } = (await read(`/${row._id}`)) as Papers
      if (documenti.some(({ obbligatorio, stato }) => obbligatorio && stato === 'richiesto')) return row
    }
    return {}
  })

/** What the office does by the API before a task begins. */
const call = (page: Page, method: string, path: string, values: object): Promise<Record<string, string>> =>
  page.evaluate(
    async ([how, to, body]) => {
      const headers = { 'x-area': 'admin', 'content-type': 'application/json' }
      const reply = await fetch(`/v2/${to}`, { method: how, headers, body: JSON.stringify(body) })
      if (!reply.ok) throw new Error(`${to}: ${reply.status} ${await reply.text()}`)
      return reply.json()
    },
    [method, path, values] as const,
  )

/** Opens a record by what one knows of it: the palette, a few words, the first that it finds. */
async function findBy(hand: Hand, page: Page, words: string, opened: RegExp): Promise<void> {
  await hand.key('Control+k')
  await expect(page.getByRole('combobox', { name: 'Cerca' })).toBeFocused()
  await hand.type(words)
  await expect(page.locator('[role=option][data-combobox-selected]')).toContainText(words)
  await hand.key('Enter')
  await expect(page).toHaveURL(opened)
  await expect(page.locator('[data-record-head]')).toBeVisible()
}

test('1. find a case and call its client: 4 steps', async ({ open }) => {
  const page = await open('agente')
  const hand = await begin(page, HOMES.agente)
  const { intestatario = '' } = await known(
    page,
    'agent',
    'pratiche?filter[stato]=raccolta_documenti&sort=createdAt&limit=1',
  )
  await findBy(hand, page, intestatario, /\/pratiche\/[0-9a-f-]{36}$/)
  const number = page.locator('main a[href^="tel:"]').first()
  await expect(number).toBeVisible()
  // Pressed, it would leave the browser.
  await number.click({ trial: true })
  expect(hand.steps + 1).toBe(4)
})

test('2. assign many requests, by the weights: 5 steps', async ({ open }) => {
  const page = await open('admin')
  const hand = await begin(page, HOMES.admin)
  await hand.press(page.getByRole('link', { name: /^Richieste da assegnare: tutte/ }))
  await expect(page).toHaveURL(/leadRequests/)
  await expectLoaded(page)
  const boxes = page.locator('main tbody').getByRole('checkbox')
  await hand.press(boxes.first())
  await hand.press(boxes.nth(2), { modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Righe scelte' })
  await expect(bar).toContainText('3 righe scelte')
  await hand.press(bar.getByRole('button', { name: 'ASSEGNA' }))
  const question = dialog(page, /^Assegna: 3 richieste/)
  await hand.press(question.getByRole('button', { name: 'CONFERMA' }))
  await expectToast(page, 'Assegna: 3 richieste')
  expect(hand.steps).toBe(5)
})

test('3. send a case to the bank with a document missing: 7 steps', async ({ open }) => {
  const page = await open('admin')
  await page.goto(HOMES.admin)
  const { _id: bankId } = await known(page, 'admin', 'banks?limit=1')
  const early = await lackingPaper(page)
  const { _id, codice = '', version } = early
  const given = await call(page, 'PATCH', `pratiche/${_id}`, { version, bankId })
  await call(page, 'POST', `pratiche/${_id}/state`, { to: 'in_istruttoria', version: given.version })
  const hand = await begin(page, HOMES.admin)
  await findBy(hand, page, codice, /\/pratiche\/[0-9a-f-]{36}$/)
  await hand.press(page.getByRole('button', { name: 'INVIA ALLA BANCA' }))
  const question = page.getByRole('dialog')
  await hand.press(question.getByRole('textbox', { name: 'Motivo' }))
  await hand.type('La busta paga arriva con la prossima')
  await hand.press(question.getByRole('button', { name: 'CONFERMA' }))
  await expect(question).toBeHidden()
  expect(hand.steps).toBe(7)
})

test('4. restore a field of a case: 7 steps', async ({ open }) => {
  const page = await open('admin')
  await page.goto(HOMES.admin)
  const {
    _id,
    codice = '',
    version,
  } = await known(page, 'admin', 'pratiche?filter[stato]=in_istruttoria&sort=createdAt&limit=1')
  await call(page, 'PATCH', `pratiche/${_id}`, { version, segnalatore: `Studio Lai ${Date.now()}` })
  const hand = await begin(page, HOMES.admin)
  await findBy(hand, page, codice, new RegExp(_id ?? '-'))
  await hand.press(page.getByRole('button', { name: 'MODIFICHE' }))
  await hand.press(dialog(page, 'MODIFICHE').locator('a[href^="/admin/feeds/commits/"]').first())
  await hand.press(page.getByRole('button', { name: /^RIPRISTINA/ }))
  await hand.press(dialog(page, 'Confermi la modifica?').getByRole('button', { name: 'MODIFICA' }))
  await expectToast(page, 'Ripristino riuscito')
  expect(hand.steps).toBe(7)
})

test('5. the cases of one bank that have stood still for over 30 days: 7 steps', async ({ open }) => {
  const page = await open('admin')
  const hand = await begin(page, HOMES.admin)
  await hand.press(page.getByRole('link', { name: /^Pratiche ferme: tutte/ }))
  await expect(page).toHaveURL(/praticheFerme/)
  await expectLoaded(page)
  const add = page.getByRole('button', { name: 'Filtro', exact: true })
  await hand.press(add)
  await hand.press(page.getByRole('menuitem', { name: 'Banca', exact: true }))
  await hand.press(page.getByRole('option').filter({ visible: true }).first())
  // The sentence of the filter grows by the bank's name, and moves the button beside it from under the pointer.
  await expect(page).toHaveURL(/bankId/)
  await expectLoaded(page)
  await hand.press(add)
  await hand.press(page.getByRole('menuitem', { name: 'Ferma da', exact: true }))
  await hand.press(dialog(page, /^Ferma da/).getByText(/^Oltre 30/))
  await expect(page).toHaveURL(/fascia/)
  expect(hand.steps).toBe(7)
})

test('6. add a note to a case: 6 steps', async ({ open }) => {
  const page = await open('agente')
  const hand = await begin(page, HOMES.agente)
  const { intestatario = '' } = await known(
    page,
    'agent',
    'pratiche?filter[stato]=raccolta_documenti&sort=createdAt&limit=1',
  )
  await findBy(hand, page, intestatario, /\/pratiche\/[0-9a-f-]{36}$/)
  await hand.press(page.getByRole('textbox', { name: 'Testo: nota' }))
  await hand.type('Ha chiesto di essere richiamato lunedì')
  await hand.key('Control+Enter')
  await expectToast(page, 'Nota aggiunta')
  expect(hand.steps).toBe(6)
})

test('7. publish a news item that has no date yet: 5 steps', async ({ open }) => {
  const page = await open('admin')
  await page.goto(HOMES.admin)
  const titolo = `Una bozza da pubblicare ${Date.now()}`
  const { _id } = await call(page, 'POST', 'news', {
    titolo,
    slug: `bozza-${Date.now()}`,
    categoria: 'novità',
    corpo: '<p>Testo.</p>',
    // As a search engine wants it: the item stays on the site.
    abstract: `${titolo}, con un sommario lungo quanto serve.`,
    urlImage: null,
    urlImageAlt: '',
    published: false,
    publishedAt: null,
  })
  const hand = await begin(page, HOMES.admin)
  await hand.press(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sito' }))
  await expectLoaded(page)
  await hand.press(page.locator(`main tbody a[href="/admin/site/news/${_id}"]`))
  await hand.press(page.getByRole('checkbox', { name: /^Pubblicata/ }))
  await hand.key('Control+s')
  await expect(dialog(page, 'Confermi la modifica?')).toBeVisible()
  await hand.key('Enter')
  await expectToast(page, 'Modifica salvata')
  expect(hand.steps).toBe(5)
})

test('8. compare three mortgages on a phone: 5 steps', async ({ open }) => {
  const page = await open()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  const hand = new Hand(page)
  await hand.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /offerte|Confronta/i })
      .first(),
  )
  await expect(page).toHaveURL(/\/mutui/)
  const offers = page.getByRole('article')
  for (let at = 0; at < 3; at += 1) await hand.press(offers.nth(at).getByText('Affianca'))
  await hand.press(page.getByRole('button', { name: 'Affianca' }).last())
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  expect(hand.steps).toBe(5)
})

test('9. book a call-back: 14 steps', async ({ open }) => {
  const page = await open()
  await page.goto('/')
  const hand = new Hand(page)
  await hand.press(page.getByRole('contentinfo').getByRole('link', { name: /^Contatti/ }))
  await hand.press(page.getByRole('link', { name: 'Scegli giorno e ora' }))
  await expect(page.getByRole('button', { name: 'CHIAMATEMI' })).toBeEnabled()
  await hand.press(page.locator('fieldset').first().locator('label').last())
  await hand.press(page.locator('fieldset').nth(1).locator('label').first())
  const person = {
    Nome: 'Delia',
    Cognome: 'Ventimiglia',
    'E-mail': `delia.${Date.now()}@posta.example`,
    Telefono: '333 4567890',
  }
  for (const [label, value] of Object.entries(person)) {
    await hand.press(page.getByRole('textbox', { name: label, exact: true }))
    await hand.type(value)
  }
  await hand.press(page.getByRole('checkbox', { name: /informativa sulla privacy/ }))
  await hand.press(page.getByRole('button', { name: 'CHIAMATEMI' }))
  await expect(page.getByRole('heading', { name: 'Richiamata prenotata' })).toBeVisible()
  expect(hand.steps).toBe(14)
})

test('10. find who changed the price of a product: 4 steps', async ({ open }) => {
  const page = await open('admin')
  await page.goto(HOMES.admin)
  const product = await known(page, 'admin', 'bankProducts?limit=1')
  const { _id, bankId, version, importoMax } = product
  await call(page, 'PATCH', `bankProducts/${_id}`, {
    version,
    importoMax: Number(importoMax) + 1,
  })
  const hand = await begin(page, HOMES.admin)
  await hand.press(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Banche e tassi' }),
  )
  await expectLoaded(page)
  await hand.press(page.locator(`main tbody a[href="/admin/system/banks/${bankId}"]`))
  await hand.press(page.locator(`main tbody a[href="/admin/system/banks/products/${_id}"]`))
  // The bank's page has a button of that name, too.
  await page.waitForURL(`**/admin/system/banks/products/${_id}`)
  await hand.press(page.getByRole('button', { name: 'MODIFICHE' }))
  await expect(dialog(page, 'MODIFICHE').locator('a[href^="/admin/feeds/commits/"]').first()).toBeVisible()
  expect(hand.steps).toBe(4)
})

test('11. export the cases of one agency: 6 steps', async ({ open }) => {
  const page = await open('admin')
  const hand = await begin(page, HOMES.admin)
  await hand.press(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pratiche' }))
  await expectLoaded(page)
  await hand.press(page.getByRole('button', { name: 'Filtro', exact: true }))
  await hand.press(page.getByRole('menuitem', { name: 'Agenzia', exact: true }))
  await hand.press(page.getByRole('option').filter({ visible: true }).first())
  await hand.press(page.getByRole('button', { name: 'Esporta' }))
  const download = page.waitForEvent('download')
  await hand.press(page.getByRole('menuitem', { name: 'CSV' }))
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  expect(hand.steps).toBe(6)
})

test('12. revoke a device: 3 steps', async ({ open }) => {
  const [page, lost] = [await open('agente'), await open()]
  const { area, email } = PEOPLE.agente
  const other = await lost.request.post(`/v2/${area}/login`, { data: { email, password: PASSWORD } })
  expect(other.status()).toBe(200)
  const hand = await begin(page, HOMES.agente)
  await hand.press(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Impostazioni' }))
  await hand.press(page.getByRole('button', { name: /^Disconnetti / }).first())
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'DISCONNETTI' }))
  await expectToast(page, 'Dispositivo disconnesso')
  expect(hand.steps).toBe(3)
})

test('13. find who is responsible for ten cases: 1 step', async ({ open }) => {
  const page = await open('admin')
  const hand = await begin(page, HOMES.admin)
  await hand.press(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pratiche' }))
  await expect(page).toHaveURL(/\/reports\/pratiche/)
  await expectLoaded(page)
  const names = await page.locator('main thead th').allTextContents()
  const agents = page.locator(`main tbody tr td:nth-child(${names.indexOf('Agente') + 1})`)
  const rows = page.locator('main tbody tr')
  for (let at = 0; at < 10; at += 1) {
    await expect(agents.nth(at)).toBeInViewport({ ratio: 1 })
    const id = await rows.nth(at).getAttribute('data-id')
    const { agent } = await followed(page, id)
    await expect(agents.nth(at)).toHaveText(agent ? `${agent.nome} ${agent.cognome}` : '—')
  }
  expect(hand.steps).toBe(1)
})

test('14. a quote from zero to the mail: 15 steps', async ({ open }) => {
  const page = await open('agente')
  const hand = await begin(page, HOMES.agente)
  const email = `preventivo.${Date.now()}@posta.example`
  await hand.press(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Preventivi e documenti' }),
  )
  await expect(page).toHaveURL(/preventivatorePrestiti/)
  await hand.press(page.getByRole('textbox', { name: /^Importo/ }).first())
  const offers = page.getByRole('table', { name: 'Offerte' })
  await expect(offers).toBeVisible()
  const usual = (await offers.textContent()) ?? ''
  await hand.key('Control+a')
  await hand.type('12000')
  await expect(page).toHaveURL(/importo=12000/)
  // What is chosen among the offers of an earlier amount is not among those of this one.
  await expect(offers).not.toHaveText(usual)
  await hand.press(offers.getByRole('checkbox').first())
  await hand.press(page.getByRole('button', { name: 'SALVA PREVENTIVO' }))
  const save = dialog(page, 'Salva il preventivo')
  await hand.press(save.getByLabel('Nome', { exact: true }))
  await hand.type('Delia')
  await hand.key('Tab')
  await hand.type('Primocanto')
  await hand.press(save.getByLabel('E-mail'))
  await hand.type(email)
  await hand.press(save.getByRole('button', { name: 'SALVA' }))
  await expect(page).toHaveURL(/\/preventivi\/[0-9a-f-]{36}$/)
  await hand.press(page.getByRole('button', { name: 'INVIA', exact: true }))
  const send = dialog(page, /^Invia il preventivo/)
  await hand.press(send.getByRole('button', { name: 'INVIA', exact: true }))
  await expectToast(page, `Preventivo inviato a ${email}`)
  await mailTo(email, /preventivo/i)
  expect(hand.steps).toBe(15)
})

test('15. call three new requests on a phone: 6 steps', async ({ open }) => {
  const page = await open('agente')
  await page.setViewportSize({ width: 375, height: 812 })
  const hand = await begin(page, HOMES.agente)
  const queue = page.getByRole('region', { name: 'Richieste da chiamare' })
  for (let call = 0; call < 3; call += 1) {
    const first = queue.getByRole('listitem').first()
    const name = (await first.getByRole('link').first().textContent()) ?? ''
    const number = first.getByRole('link', { name: new RegExp(`^Chiama ${name}`) })
    const { width = 0, height = 0 } = (await number.boundingBox()) ?? {}
    expect([width > 250, height >= 36]).toEqual([true, true])
    // Pressed, it would leave the browser.
    await number.click({ trial: true })
    hand.steps += 1
    await hand.press(first.getByRole('button', { name: `SEGNA CONTATTATA: ${name}` }))
    await expectToast(page, `Richiesta contattata: ${name}`)
    await expect(first.getByRole('link').first()).not.toHaveText(name)
  }
  expect(hand.steps).toBe(6)
})

test('16. merge two records of one client: 5 steps', async ({ open }) => {
  const page = await open('admin')
  const hand = await begin(page, HOMES.admin)
  await hand.press(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Richieste e clienti' }),
  )
  await expectLoaded(page)
  await hand.press(page.getByRole('link', { name: 'Clienti', exact: true }))
  await expect(page).toHaveURL(/\/clients/)
  await expectLoaded(page)
  await hand.press(page.getByRole('button', { name: 'Doppioni' }))
  const found = dialog(page, 'Doppioni probabili')
  // The first ones are joined and parted by another test.
  await hand.press(found.getByRole('button', { name: /^UNISCI/ }).last())
  const merge = dialog(page, 'Unisci due schede')
  await hand.press(merge.getByRole('button', { name: 'UNISCI', exact: true }))
  await expectToast(page, 'Schede unite')
  expect(hand.steps).toBe(5)
})

test('17. answer three tickets: 13 steps', async ({ open }) => {
  const page = await open('admin')
  const hand = await begin(page, HOMES.admin)
  await hand.press(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Assistenza' }))
  await expect(page).toHaveURL(/\/tickets/)
  await expectLoaded(page)
  const rows = page.locator('main tbody tr')
  const ids = await Promise.all([0, 1, 2].map((at) => rows.nth(at).getAttribute('data-id')))
  for (const id of ids) {
    await hand.press(page.locator(`main tbody a[href="/admin/tickets/${id}"]`))
    // The pane of the ticket before stays until this one has been read.
    const whole = page.getByRole('link', { name: 'Apri la scheda' })
    await expect(whole).toHaveAttribute('href', `/admin/tickets/${id}`)
    const answer = page.getByRole('textbox', { name: 'La tua risposta' })
    await expect(answer).toBeInViewport()
    await hand.press(answer)
    await hand.type('Abbiamo controllato: ora è a posto.')
    await hand.key('Control+Enter')
    await expectToast(page, 'Risposta inviata')
    await expect(answer).toHaveValue('')
  }
  expect(hand.steps).toBe(13)
})
