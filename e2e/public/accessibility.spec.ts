import { oneIn } from '../../scripts/test/property'
import { expectAccessible, expectLegible, faultsIn, illegibleIn, misfitsIn } from '../axe'
import { expect, test } from '../fixtures'
import { pageKinds } from './addresses'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 800 }

test('every kind of public page is accessible, and legible in dark colours too', async ({
  look,
  request,
}) => {
  test.setTimeout(400_000)
  const page = await look()
  for (const path of oneIn(2, await pageKinds(request))) {
    await page.setViewportSize(DESK)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expectAccessible(page)
    // The same page with other colours: what else axe looks at has not changed.
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectLegible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(PHONE)
    // In the colours of the desk.
    await expectAccessible(page, { contrast: false })
  }
})

test('a pale word is found, though contrast is measured on examples', async ({ open }) => {
  const page = await open()
  await page.goto('/contattaci')
  expect(await illegibleIn(page)).toEqual([])
  const word = page.getByRole('main').getByRole('link').last()
  await word.evaluate((element) => {
    if (element instanceof HTMLElement) element.style.color = '#d5dbd9'
  })
  expect(await illegibleIn(page)).toHaveLength(1)
})

test('what is too small to press is found, though size is measured on examples', async ({ open }) => {
  const page = await open()
  await page.goto('/contattaci')
  const button = page.getByRole('main').getByRole('button').last()
  await button.evaluate((element) => {
    element.setAttribute(
      'style',
      'width: 12px; height: 12px; min-width: 0; min-height: 0; padding: 0; border: 0',
    )
    const row = document.createElement('div')
    row.style.display = 'flex'
    element.replaceWith(row)
    row.append(element, element.cloneNode(true))
  })
  expect(await faultsIn(page, { contrast: false })).toEqual([expect.stringMatching(/^target-size: /)])
})

test('on a phone, letters into which Safari would zoom are found in a field', async ({ open }) => {
  const page = await open()
  await page.setViewportSize(PHONE)
  await page.goto('/contattaci')
  expect(await misfitsIn(page)).toEqual([])
  await page
    .getByLabel('Telefono')
    .first()
    .evaluate((field: HTMLElement) => {
      field.style.setProperty('font-size', '15px', 'important')
    })
  expect(await misfitsIn(page)).toEqual([expect.stringMatching(/^small letters: /)])
})
