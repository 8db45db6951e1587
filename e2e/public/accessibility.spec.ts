import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { specifiedPages } from './addresses'

test('every public page is accessible, in light and in dark colours', async ({ open, request }) => {
  test.setTimeout(400_000)
  const page = await open()
  for (const path of await specifiedPages(request)) {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page)
    }
  }
})

test('nothing scrolls sideways at 320 pixels, nor at 200% on a desk', async ({ open, request }, info) => {
  test.skip(info.project.name !== '1280', 'it sets its own width')
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
