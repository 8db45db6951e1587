import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { choose, dialog, expectLoaded, expectToast } from '../ui'

const SCREEN = '/admin/system/percLeads?prodotto=leasing'
const line = (page: Page, place: string) => page.getByRole('button', { name: new RegExp(`^${place}`) })

async function openGroup(page: Page, place: string): Promise<void> {
  await page.goto(SCREEN)
  await expectLoaded(page)
  await line(page, place).click()
  await expect(page.getByRole('heading', { name: 'Ultime richieste' })).toBeVisible()
}
async function edit(page: Page, place: string) {
  await page.getByRole('button', { name: new RegExp(`^MODIFICA Leasing, ${place}`) }).click()
  const editor = dialog(page, new RegExp(`^Leasing, ${place}`))
  await expect(editor.getByRole('textbox', { name: /, Peso %$/ }).first()).toBeVisible()
  return editor
}

test('weights are looked at, typed in a sheet, tried out and saved as a new epoch', async ({ open }) => {
  const page = await open('admin')
  await openGroup(page, 'Ovunque')
  const standing = page.getByRole('region', { name: /^Come stanno gli agenti/ })
  await expect(standing.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText('Le prossime richieste')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Equità' })).toContainText('Scarto massimo')
  await test.step('every weight stands in one table, whose places open their groups', async () => {
    const matrix = page.getByRole('region', { name: 'Tabella: tutti i pesi' })
    await expect(matrix.getByRole('row').nth(1)).toContainText('100%')
    await matrix.getByRole('button', { name: /^Apri il gruppo Leasing, Torino/ }).click()
    await expect(line(page, 'Torino')).toHaveAttribute('aria-expanded', 'true')
    await matrix.getByRole('button', { name: /^Apri il gruppo Leasing, Ovunque/ }).click()
    await expect(line(page, 'Ovunque')).toHaveAttribute('aria-expanded', 'true')
  })
  await expectAccessibleEverywhere(page)

  const editor = await edit(page, 'Ovunque')
  const weights = editor.getByRole('textbox', { name: /, Peso %$/ })
  const save = editor.getByRole('button', { name: 'MODIFICA', exact: true })
  await test.step('a sum that is not 100 is told, and is not saved', async () => {
    await weights.first().click()
    await page.keyboard.type('12,5')
    await page.keyboard.press('ArrowDown')
    await expect(weights.nth(1)).toBeFocused()
    await expect(editor.getByText(/^Somma .*%: /)).toBeVisible()
    await expect(save).toBeDisabled()
    await page.keyboard.press('Control+z')
    await expect(editor.getByText('Somma 100%', { exact: true })).toBeVisible()
  })
  await editor.getByRole('button', { name: 'Dividi in parti uguali' }).click()
  await expect(editor.getByText('Somma 100%', { exact: true })).toBeVisible()
  await editor.getByRole('button', { name: 'Prova con 100 richieste' }).click()
  await expect(editor.getByText(/ \d+, .* \d+$/)).toBeVisible()
  await expectAccessibleEverywhere(page)
  await save.click()
  await expectToast(page, 'Pesi salvati')
  await expect(line(page, 'Ovunque')).toContainText('0 richieste')
})

test('of two who change the same group the second is told', async ({ open, allow }) => {
  // The conflict is the point.
  allow(/status of 409/)
  const [mine, theirs] = await Promise.all([open('admin'), open('admin')])
  for (const page of [mine, theirs]) await openGroup(page, 'Torino')
  const [own, other] = [await edit(mine, 'Torino'), await edit(theirs, 'Torino')]
  await other.getByRole('button', { name: 'MODIFICA', exact: true }).click()
  await expectToast(theirs, 'Pesi salvati')
  await own.getByRole('button', { name: 'MODIFICA', exact: true }).click()
  await expect(own.getByRole('alert')).toContainText('Qualcun altro ha modificato')
  await own.getByRole('button', { name: 'Chiudi e guarda i pesi di ora' }).click()
  await expect(own).toHaveCount(0)
})

test('a group is made for a province, and closed', async ({ open }) => {
  const province = ['Isernia', 'Matera'][test.info().retry] ?? 'Potenza'
  const page = await open('admin')
  await page.goto(SCREEN)
  await expectLoaded(page)
  await page.getByRole('button', { name: 'CREA', exact: true }).click()
  const editor = dialog(page, /^Nuovo gruppo/)
  await editor.getByRole('combobox', { name: 'Provincia' }).fill(province)
  await page.getByRole('option', { name: new RegExp(`^${province}`) }).click()
  await choose(editor, 'Aggiungi un agente', /./)
  await editor.getByRole('button', { name: 'Dividi in parti uguali' }).click()
  await editor.getByRole('button', { name: 'CREA', exact: true }).click()
  await expectToast(page, 'Pesi salvati')

  await line(page, province).click()
  const closing = await edit(page, province)
  await closing.getByRole('button', { name: /^Togli / }).click()
  await closing.getByRole('button', { name: 'CHIUDI IL GRUPPO' }).click()
  await expect(line(page, province)).toHaveCount(0)
  await expect(page.getByText('Chiuso: le richieste vanno per «Ovunque»').first()).toBeVisible()
})
