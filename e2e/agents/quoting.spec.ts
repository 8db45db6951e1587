import { expect, test } from '../fixtures'
import { choose, dialog, expectLoaded, expectToast } from '../ui'

const DESK = '/agents/personal-documents/preventivatorePrestiti'
const TOOLS = '/agents/system/Tools'
const surname = `Preventivo${Date.now().toString(36).replace(/\d/g, 'x')}`

test('an agent works a loan out, compares, saves, sends the link and opens the case', async ({
  open,
  allow,
}) => {
  // An address that is none, on purpose.
  allow(/status of 422/)
  const page = await open('agente')
  await page.goto(DESK)
  await choose(page, 'Che cosa cerchi', 'L’importo che una rata permette')
  await page.getByLabel('Rata al mese').fill('250')
  await expect(page.getByText(/Con 250,00\s€ al mese: .* in 5 anni/)).toBeVisible()
  await expect(page).toHaveURL(/incognita=importo/)
  await expect(page.getByRole('heading', { name: /^Perché escluse/ })).toBeVisible()
  const boxes = page.getByRole('table', { name: 'Offerte' }).getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'CONFRONTA' }).click()
  const side = dialog(page, 'A confronto')
  await expect(side.getByRole('region', { name: 'Offerte a confronto' })).toContainText('TAEG')
  await side.getByRole('button', { name: 'Chiudi' }).click()

  await page.getByRole('button', { name: 'SALVA PREVENTIVO' }).click()
  const save = dialog(page, 'Salva il preventivo')
  await save.getByLabel('Nome', { exact: true }).fill('Ida')
  await save.getByLabel('Cognome').fill(surname)
  await save.getByLabel('E-mail').fill('non-una-mail')
  await save.getByRole('button', { name: 'SALVA' }).click()
  await expect(save.getByText('L’indirizzo e-mail non è valido.')).toBeVisible()
  await save.getByLabel('E-mail').fill(`${surname}@prova.example`)
  await save.getByRole('button', { name: 'SALVA' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`^Q\\d\\d-.*Ida ${surname}`) }),
  ).toBeVisible()

  const href = (await page.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? ''
  // As a browser asks that follows the link.
  const headers = { referer: page.url(), 'sec-fetch-site': 'same-origin' }
  const pdf = await page.request.get(href, { headers })
  expect((await pdf.body()).toString('latin1').slice(0, 5)).toBe('%PDF-')
  await page.getByRole('button', { name: 'CON LE CIFRE DI OGGI' }).click()
  await expect(page.getByRole('list', { name: 'Offerte scelte' }).getByText('Oggi').first()).toBeVisible()

  await page.getByRole('button', { name: /^Altro: Q/ }).click()
  await page.getByRole('menuitem', { name: 'LINK DA INVIARE' }).click()
  const link = await dialog(page, 'Link del preventivo').getByLabel('Link', { exact: true }).inputValue()
  await dialog(page, 'Link del preventivo').getByRole('button', { name: 'CHIUDI', exact: true }).click()
  const client = await open()
  await client.goto(link)
  await expect(client.getByRole('heading', { level: 1, name: 'Ida, ecco il tuo preventivo' })).toBeVisible()
  const paper = (await client.getByRole('link', { name: /^Apri il documento/ }).getAttribute('href')) ?? ''
  expect((await client.request.get(paper)).headers()['content-type']).toBe('application/pdf')
  await page.reload()
  await expectLoaded(page)
  await expect(page.getByText('Aperto dal cliente')).toBeVisible()

  await page.getByRole('button', { name: /^Altro: Q/ }).click()
  await page.getByRole('menuitem', { name: 'DIVENTA PRATICA' }).click()
  await dialog(page, 'Diventa una pratica').getByRole('button', { name: 'CONVERTI' }).click()
  await expectToast(page, 'Pratica aperta')
  await expect(page).toHaveURL(/\/agents\/reports\/pratiche\/[\da-f-]{36}/)
  await page.goto(`/agents/personal-documents/preventivi?q=${surname}`)
  await expect(page.getByRole('table').getByText('Convertito')).toBeVisible()
})

test('the office moves the index, and cannot save what nobody offers', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/calculators/calcolatoreMutui')
  await page.getByLabel(/^Indice spostato/).fill('0,5')
  await expect(page.getByText(/Ipotesi: indici di oggi più 0,5 punti/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'SALVA PREVENTIVO' })).toHaveCount(0)
})

test('a tool answers at once, keeps what is typed in its address, and works without a connection', async ({
  open,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  const page = await open('agente')
  await page.goto(`${TOOLS}?strumento=taeg`)
  await expect(page.getByText('8,8209%')).toBeVisible()
  await page.getByLabel('Spese iniziali').fill('0')
  await expect(page).toHaveURL(/strumento=taeg#spese=0$/)
  await page.reload()
  await expect(page.getByLabel('Spese iniziali')).toHaveValue(/^0,00/)
  await page.getByRole('button', { name: 'TUTTI GLI STRUMENTI' }).click()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /^IBAN/ }).click()
  await page.getByRole('textbox', { name: 'IBAN' }).fill('IT60 X054 2811 1010 0000 0123 456')
  await expect(page.getByText('05428')).toBeVisible()
  await page.getByRole('textbox', { name: 'IBAN' }).fill('IT60 X054 2811 1010 0000 0123 457')
  await expect(page.getByText(/Non è un IBAN valido/).first()).toBeVisible()
  await page.context().setOffline(false)
})
