import { expectAccessible, expectLegible, illegibleIn } from '../axe'
import { expect, test } from '../fixtures'
import { pageKinds, specifiedPages } from './addresses'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 800 }

test('every kind of public page is accessible, and legible in dark colours too', async ({
  open,
  request,
}) => {
  test.setTimeout(400_000)
  const page = await open()
  for (const path of await pageKinds(request)) {
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

test('nothing scrolls sideways at 320 pixels, nor at 200% on a desk', async ({ open, request }) => {
  test.setTimeout(300_000)
  const page = await open()
  for (const path of await specifiedPages(request)) {
    await page.goto(path)
    // 1280 pixels at 200% are 640 of CSS.
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 700 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(over, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
