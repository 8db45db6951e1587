import { expect, type Locator, type Page } from '@playwright/test'

/** A page, or a part of one such as a dialog. */
export type Place = Page | Locator

const pageOf = (place: Place): Page => ('goto' in place ? place : place.page())

/** Chooses an option of a select; the list opens outside the field's own place. */
export async function choose(place: Place, label: string | RegExp, option: string | RegExp): Promise<void> {
  await place
    .getByRole('combobox', { name: label })
    .or(place.getByRole('textbox', { name: label }))
    .first()
    .click()
  await pageOf(place).getByRole('option', { name: option }).filter({ visible: true }).first().click()
}

/** Adds a filter to a list and chooses one of its values. */
export async function filterBy(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Filtro', exact: true }).click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
  const box = dialog(page, new RegExp(`^${label}`))
  const searched = box.getByRole('combobox', { name: label }).or(box.getByRole('textbox', { name: label }))
  const listed = box.locator('label').filter({ hasText: option })
  const several = box.getByRole('button', { name: new RegExp(`^${label}: `) })
  await expect(searched.or(listed).or(several).first()).toBeVisible()
  if (await several.isVisible()) {
    await several.click()
    await page.getByRole('option', { name: option }).filter({ visible: true }).first().click()
    await page.keyboard.press('Escape')
  } else if (await searched.first().isVisible()) await choose(box, label, option)
  else await listed.first().click()
}

/** The open dialog with this title. */
export const dialog = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('dialog', { name: title })

/** Waits for a toast that says this. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible({
    timeout: 15_000,
  })
}

/** Presses the verb of a form, and the same verb of the question that follows. */
export async function confirm(page: Page, verb: string, question: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: verb, exact: true }).click()
  await dialog(page, question).getByRole('button', { name: verb, exact: true }).click()
}

/** What `target` shows can be pressed: nothing else, such as a notice that is still there, lies over its middle. */
export async function expectOnTop(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isOnTop = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isOnTop).toBe(true)
}

/** Until nothing on the page says that it is still being loaded. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0)
  await expect(page.getByText('LOADING', { exact: true })).toHaveCount(0)
}

/** What the browser saves when `action` is done. */
export async function downloadBy(
  page: Page,
  action: () => Promise<void>,
): Promise<{ name: string; body: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()])
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part))
  return { name: download.suggestedFilename(), body: Buffer.concat(parts) }
}

/** Writes a day, YYYY-MM-DD, into the three boxes of a date. */
export async function fillDay(date: Locator, day: string): Promise<void> {
  const [anno = '', mese = '', giorno = ''] = day.split('-')
  await date.getByLabel('Giorno').fill(giorno)
  await date.getByLabel('Mese').fill(mese)
  await date.getByLabel('Anno').fill(anno)
}
