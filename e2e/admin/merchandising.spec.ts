import { expect, test } from '../fixtures'
import { dialog, expectLoaded, expectToast } from '../ui'

const ADMIN = '/admin/site/merchandising'

test('an agent orders from the catalogue, the office sends it, and the agent sees where it is', async ({
  open,
}) => {
  const shop = await open('agente')
  await shop.goto('/agents/merchandising')
  await shop.getByRole('main').getByLabel('Cerca').fill('ombrello')
  await shop.getByRole('button', { name: 'Ombrello' }).click()
  const item = dialog(shop, 'Ombrello')
  await item.getByRole('textbox', { name: 'Quantità' }).fill('2')
  await item.getByRole('button', { name: /^AGGIUNGI/ }).click()
  await expectToast(shop, /Ombrello» è nel carrello/)
  await shop.getByRole('button', { name: /^CARRELLO \(\d/ }).click()
  await shop.getByRole('button', { name: 'INVIA L’ORDINE' }).click()
  await dialog(shop, 'Invia l’ordine').getByRole('button', { name: 'INVIA', exact: true }).click()
  await expectToast(shop, /^Ordine M\d\d-\w{7} inviato/)

  await shop.getByRole('tab', { name: 'I miei ordini' }).click()
  const mine = shop.getByRole('article').first()
  await expect(mine).toContainText('2 × Ombrello')
  const code = /M\d\d-\w{7}/.exec((await mine.getByRole('heading').textContent()) ?? '')?.[0] ?? ''

  const office = await open('admin')
  await office.goto(`${ADMIN}/ordini?q=${code}`)
  await expectLoaded(office)
  await office.getByRole('table').getByRole('link', { name: code }).click()
  await expect(office.getByRole('heading', { level: 1, name: `Ordine ${code}` })).toBeVisible()
  await office.getByRole('button', { name: 'APPROVA', exact: true }).click()
  await dialog(office, 'Approva l’ordine').getByRole('button', { name: 'APPROVA' }).click()
  await expectToast(office, 'Ordine approvato')
  await office.getByRole('button', { name: 'SPEDISCI', exact: true }).click()
  const parcel = dialog(office, 'Spedisci l’ordine')
  await parcel.getByRole('textbox', { name: 'Codice di spedizione' }).fill('BR123')
  await parcel.getByRole('button', { name: 'SPEDISCI' }).click()
  await expectToast(office, 'Spedizione registrata')
  // The agent's window hears of it by itself.
  await expect(mine).toContainText('codice BR123')
})

test('what is on the shelf is put right with a reason', async ({ open }) => {
  const page = await open('admin')
  await page.goto(`${ADMIN}?q=espositore`)
  await expectLoaded(page)
  await page.getByRole('table').getByRole('link', { name: 'Espositore da banco' }).click()
  await page.getByRole('button', { name: 'RETTIFICA' }).click()
  const form = dialog(page, 'Rettifica la giacenza')
  await form.getByRole('textbox', { name: 'Di quanto cambia' }).fill('12')
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Consegna del fornitore')
  await form.getByRole('button', { name: 'RETTIFICA' }).click()
  await expectToast(page, 'Giacenza rettificata')
  await expect(page.getByRole('table', { name: 'Movimenti di magazzino' })).toContainText('+12')
})
