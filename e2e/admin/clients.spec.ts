import { openTab } from '../app'
import { expectAccessible, expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { choose, confirm, dialog, expectLoaded, expectOnTop, expectToast, fillDay } from '../ui'

const LIST = '/admin/site/clients'
const TABS = ['Pratiche', 'Richieste', 'Documenti', 'Consensi', 'Accessi', 'Ticket', 'Privacy']
const unique = () => `Prova${Date.now().toString(36).replace(/\d/g, 'x')}`

test('the office enters a client, corrects it, blocks it and answers what it asks', async ({ open }) => {
  const page = await open('admin')
  const cognome = unique()
  await page.goto(LIST)
  await expectLoaded(page)

  await page.getByRole('button', { name: 'CREA', exact: true }).click()
  const form = dialog(page, 'Nuovo cliente')
  await form.getByRole('textbox', { name: 'Nome', exact: false }).first().fill('Ida')
  await form.getByRole('textbox', { name: 'Cognome' }).fill(cognome)
  await form.getByRole('button', { name: 'CREA', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${LIST}/[0-9a-f-]{36}`))
  await expect(page.getByRole('heading', { level: 1, name: `Ida ${cognome}` })).toBeVisible()
  await expectLoaded(page)
  await expectAccessibleEverywhere(page)

  await openTab(page, 'Dati')
  await page.getByRole('textbox', { name: 'Comune' }).fill('Torino')
  await confirm(page, 'MODIFICA', 'Confermi la modifica?')
  await expectToast(page, 'Modifica salvata')

  await page.getByRole('button', { name: 'CONFERMA', exact: true }).click()
  const why = dialog(page, 'Conferma il cliente')
  await why.getByRole('textbox', { name: 'Perché' }).fill('Visto in agenzia')
  await why.getByRole('button', { name: 'CONFERMA', exact: true }).click()
  await expectToast(page, 'Cliente confermato')
  // The menu has other entries then.
  await expect(page.getByRole('button', { name: 'CONFERMA', exact: true })).toBeHidden()

  await page.getByRole('button', { name: 'Azioni' }).click()
  // The notice is still there: a menu lies over it.
  const entry = page.getByRole('menuitem', { name: 'Blocca l’accesso' })
  await expectOnTop(entry)
  await entry.click()
  const block = dialog(page, 'Blocca l’accesso')
  await expect(block).toBeVisible()
  await expectAccessible(page)
  await block.getByRole('textbox', { name: 'Perché' }).fill('Lo chiede la persona')
  await block.getByRole('button', { name: 'BLOCCA', exact: true }).click()
  await expect(page.getByRole('button', { name: 'SBLOCCA' })).toBeVisible()

  await openTab(page, 'Attività')
  await expect(page.getByText('Confermato → Bloccato')).toBeVisible()
  await page.getByRole('textbox', { name: 'Testo: nota' }).fill('Preferisce la sera')
  await page.getByRole('button', { name: 'AGGIUNGI' }).click()
  await expectToast(page, 'Nota aggiunta')
  await expectAccessibleEverywhere(page)

  await openTab(page, 'Privacy')
  await page.getByRole('button', { name: 'ANNOTA UNA RICHIESTA' }).click()
  const ask = dialog(page, 'Annota una richiesta privacy')
  await choose(ask, 'Che cosa chiede', 'Accesso ai dati')
  await fillDay(ask.getByRole('group', { name: /^Ricevuta il/ }), '2026-01-05')
  await ask.getByRole('button', { name: 'ANNOTA', exact: true }).click()
  await expect(page.getByText('In ritardo dal 05/02/2026')).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('each tab of a client is an address', async ({ open }) => {
  const page = await open('admin')
  await page.goto(`${LIST}?q=cliente@demo`)
  await expectLoaded(page)
  await page.getByRole('link', { name: 'Carla Cliente' }).first().click()
  await expectLoaded(page)
  for (const tab of TABS) {
    await openTab(page, tab)
    await expect(page).toHaveURL(new RegExp(`scheda=${tab.toLowerCase()}`))
    await expectLoaded(page)
    await expectAccessible(page)
  }
  await page.reload()
  await expect(page.getByRole('tab', { name: /^Privacy/ })).toHaveAttribute('aria-selected', 'true')
})

test('two records of one person are found, joined and parted again', async ({ open }) => {
  const page = await open('admin')
  await page.goto(LIST)
  await expectLoaded(page)
  await page.getByRole('button', { name: 'Doppioni' }).click()
  const found = dialog(page, 'Doppioni probabili')
  await expectAccessible(page)
  await found.getByRole('link').first().click()
  const card = page.getByRole('region', { name: 'Doppioni probabili' })
  await card
    .getByRole('button', { name: /^Unisci/ })
    .first()
    .click()
  const merge = dialog(page, 'Unisci due schede')
  await expect(merge.getByRole('button', { name: 'UNISCI', exact: true })).toBeEnabled()
  await expect(
    merge.getByRole('table').or(merge.getByText('I dati delle due schede sono uguali.')),
  ).toBeVisible()
  await expectAccessible(page)
  await merge.getByRole('button', { name: 'UNISCI', exact: true }).click()
  await expectToast(page, 'Schede unite')
  await page.getByRole('button', { name: 'ANNULLA L’UNIONE' }).click()
  await expectToast(page, 'Unione annullata')
})
