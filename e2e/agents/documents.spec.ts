import { expect, test } from '../fixtures'
import { choose, dialog, downloadBy, expectLoaded, expectToast } from '../ui'

const AT = '/agents/personal-documents'

test('an agent makes a flyer with today’s figures, takes the card to the printer and orders it', async ({
  open,
}) => {
  const page = await open('agente')
  await page.goto(`${AT}/displayPrestito`)
  await expectLoaded(page)
  await page.getByLabel('Importo').fill('20000')
  await expect(page.getByRole('heading', { name: /Prestito di 20\.000\s€ in 5 anni/ })).toBeVisible()
  await choose(page, 'Formato', 'A3, poster')
  await expect(page.getByRole('img', { name: 'Anteprima: A3, poster' })).toBeVisible()
  await page.getByRole('button', { name: 'CREA', exact: true }).click()
  await expectToast(page, 'Volantino creato')
  // The example data has flyers of this sum too, in other formats.
  const row = page
    .getByRole('table', { name: 'I volantini fatti' })
    .getByRole('row', { name: /20\.000\s€ in 5 anni.*A3, poster.*Cifre attuali/ })
    .first()
  const flyer = await downloadBy(page, () => row.getByRole('button', { name: /^PDF/ }).click())
  expect(flyer.name).toBe('volantino-prestito-a3.pdf')
  // A3 with three millimetres around it, in points.
  const poster = flyer.body.toString('latin1')
  expect(poster).toContain('/TrimBox [8.504 8.504 850.394 1199.054]')
  expect(poster).toContain('/BleedBox [0 0 858.898 1207.558]')

  await page.goto(`${AT}/bdv`)
  await expect(page.getByRole('img', { name: 'Anteprima: Fronte' })).toBeVisible()
  const print = await downloadBy(page, () =>
    page.getByRole('button', { name: 'PDF PER LA TIPOGRAFIA' }).click(),
  )
  const text = print.body.toString('latin1')
  expect(text.match(/\/TrimBox \[28\.346 28\.346 269\.291 184\.252\]/g)).toHaveLength(2)
  expect(text.match(/\/BleedBox \[19\.843 19\.843 277\.795 192\.756\]/g)).toHaveLength(2)
  const contact = await downloadBy(page, () => page.getByRole('button', { name: 'VCARD' }).click())
  expect(contact.body.toString()).toContain('VERSION:3.0')

  await page.getByRole('link', { name: 'ORDINA LA STAMPA' }).click()
  await expect(page.getByRole('img', { name: 'Anteprima: Retro' })).toBeVisible()
  await page.getByText('Altro indirizzo').click()
  await page.getByRole('button', { name: 'ORDINA', exact: true }).click()
  await expect(page.getByText('Scrivi via, numero, CAP e comune.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Indirizzo' }).fill('Via della Prova 1, 20121 Milano')
  await page.getByRole('button', { name: 'ORDINA', exact: true }).click()
  await dialog(page, /^Ordini 250 biglietti/)
    .getByRole('button', { name: 'INVIA' })
    .click()
  await expectToast(page, /Richiesta inviata: è il ticket T/)
  await expect(page.getByRole('row', { name: /250 biglietti.*Via della Prova 1/ }).first()).toBeVisible()
})

test('the signature changes with its look, and leaves as a file', async ({ allow, open }) => {
  // Some Chromium builds report the scripts by which the test itself looks into the sandboxed preview.
  allow(/Blocked script execution in 'about:srcdoc'/)
  const page = await open('agente')
  await page.goto('/agents/system/bloccoFirma')
  await expectLoaded(page)
  const preview = page.frameLocator('iframe[title="Anteprima della firma"]')
  await expect(preview.getByRole('table')).toContainText('OAM n.')
  await choose(page, 'Modello', 'Solo testo')
  // What is left is the network's banner.
  await expect(preview.getByRole('img')).toHaveCount(1)
  const { name, body } = await downloadBy(page, () => page.getByRole('button', { name: 'FILE .HTM' }).click())
  expect([name, body.toString()]).toEqual(['firma.htm', expect.stringMatching(/<table cellpadding="0"/)])
})

test('the office makes the card of any agent', async ({ open }) => {
  const page = await open('admin')
  const headers = { 'x-area': 'admin', 'sec-fetch-site': 'same-origin' }
  const reply = await page.request.get('/v2/agents?q=agente@demo.example&limit=1', { headers })
  const { _id } = (await reply.json()).items[0]
  await page.goto(`/admin/site/agents/${_id}/bdv`)
  await expect(page.getByRole('img', { name: 'Anteprima: Fronte' })).toBeVisible()
  await page.getByText('Con fascia').click()
  const sheet = await downloadBy(page, () => page.getByRole('button', { name: 'FOGLIO DA DIECI' }).click())
  expect(sheet.body.subarray(0, 5).toString()).toBe('%PDF-')
})
