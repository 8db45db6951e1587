import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { expectLoaded, expectToast } from '../ui'

const LIST = '/agents/reports/predictions'
const MENU = 'Sposta la previsione di '

test('a forecast goes to another month with the keyboard, and stays there', async ({ open }) => {
  const page = await open('agente')
  await page.goto(LIST)
  await expectLoaded(page)
  await page.getByRole('button', { name: 'Mesi', exact: true }).click()
  await expect(page).toHaveURL(/vista=mesi/)
  const menu = page.getByRole('button', { name: new RegExp(`^${MENU}`) }).first()
  await expect(menu).toBeVisible()
  await expectLoaded(page)
  await expectAccessibleEverywhere(page)
  const name = ((await menu.getAttribute('aria-label')) ?? '').replace(MENU, '')
  await menu.press('Enter')
  const first = page.getByRole('menuitem').first()
  await expect(first).toBeVisible()
  const month = /^Sposta ad? (.*)$/.exec((await first.textContent()) ?? '')?.[1] ?? ''
  await first.press('Enter')
  await expectToast(page, `Previsione di ${name} spostata`)
  const card = page
    .getByRole('region', { name: new RegExp(`^${month}`, 'i') })
    .getByRole('link', { name, exact: true })
    .first()
  await expect(card).toBeFocused()
  await page.reload()
  await expect(card).toBeVisible()
})

test('the months stand in a box of their own on a phone', async ({ open }) => {
  const page = await open('agente')
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`${LIST}?vista=mesi`)
  await expect(page.getByRole('region', { name: /^\w+ 20\d\d/ }).first()).toBeVisible()
  await expectLoaded(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await expectAccessibleEverywhere(page)
})
