import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { choose, dialog, expectLoaded, expectToast } from '../ui'

const STATUS = '/admin/system/serverinfo'
const SETTINGS = '/admin/settings'

test('the status of the server is one sentence and its figures; a task runs once that is confirmed', async ({
  open,
}) => {
  const page = await open('admin')
  await page.goto(STATUS)
  await expectLoaded(page)
  await expect(page.getByText(/^Tutto in ordine$|da guardare$/)).toBeVisible()
  for (const name of ['Versione', 'Processo', 'Database', 'Posta', 'Coda dei lavori', 'Attività pianificate'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  const task = 'Pulizia di quello che è scaduto'
  await page.getByRole('button', { name: `ESEGUI ORA: ${task}` }).click()
  await expectAccessibleEverywhere(page)
  await dialog(page, /Esegui ora/)
    .getByRole('button', { name: 'ESEGUI' })
    .click()
  await expectToast(page, 'Attività messa in coda')
  const clock = page.getByRole('region', { name: 'Attività pianificate', exact: true })
  await expect(clock.getByRole('row', { name: new RegExp(task) })).toContainText(/in orario|in corso/, {
    timeout: 60_000,
  })
})

test('the status of the server is for who manages settings', async ({ open, allow }) => {
  allow(/status of 404/)
  const page = await open('admin2')
  await page.goto(STATUS)
  await expect(page.getByRole('heading', { level: 1, name: /^Questa pagina non/ })).toBeVisible()
})

test('a setting is found, changed, told who changed it, and put back', async ({ open }) => {
  const page = await open('admin')
  await page.goto(`${SETTINGS}?scheda=installazione`)
  await expectLoaded(page)
  await expect(page.getByRole('heading', { level: 3, name: 'Dati della società' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('searchbox', { name: 'Cerca fra le impostazioni' }).fill('pensione')
  const line = page.getByRole('listitem').filter({ hasText: 'Pensione minima' })
  await expect(line).toContainText('611,85 €')
  await line.getByRole('button', { name: /^MODIFICA/ }).click()
  const form = dialog(page, 'Pensione minima')
  await form.getByRole('textbox', { name: /Al mese/ }).fill('12')
  await form.getByRole('button', { name: 'SALVA' }).click()
  await expect(form.getByText('Scrivi la cifra del mese, in euro.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await form.getByRole('textbox', { name: /Al mese/ }).fill('620,50')
  await form.getByRole('button', { name: 'SALVA' }).click()
  await expectToast(page, 'Impostazione salvata')
  await expect(line).toContainText('620,50 €')
  await expect(line).toContainText(/Cambiata da .+ il \d\d\/\d\d\/\d{4}/)
  await line.getByRole('button', { name: /^Torna al valore iniziale/ }).click()
  await dialog(page, /Pensione minima/)
    .getByRole('button', { name: 'TORNA AL VALORE INIZIALE' })
    .click()
  await expect(line).toContainText('611,85 €')
  await expect(line).toContainText('Valore iniziale')
})

test('the company’s data show the footer as it will be', async ({ open }) => {
  const page = await open('admin')
  await page.goto(`${SETTINGS}?scheda=installazione`)
  await page.getByRole('button', { name: 'MODIFICA: Dati della società' }).click()
  const form = dialog(page, 'Dati della società')
  await form.getByRole('textbox', { name: /Ragione sociale/ }).fill('Altra Mediazione S.p.A.')
  await expect(form.getByRole('figure')).toContainText('Altra Mediazione S.p.A.')
  await expectAccessibleEverywhere(page)
  await form.getByRole('button', { name: 'ANNULLA' }).click()
})

test('the queue is looked at by state', async ({ open }) => {
  const page = await open('admin')
  await page.goto(STATUS)
  await expectLoaded(page)
  await choose(page, 'Lavori da vedere', 'Non riusciti')
  await expect(page.getByRole('list', { name: 'Lavori' })).toBeVisible()
})
