import { oneIn } from '../../scripts/test/property'
import { misfitsIn } from '../axe'
import { expect, test } from '../fixtures'
import { shiftsOf, watchShifts } from '../shifts'
import { slowly } from '../slowly'
import { FRAMES, NOWHERE, pageKinds, REDIRECTS, specifiedPages } from './addresses'

/** Pixels of CSS: a small phone, and a desk of 1280 pixels at 200%. */
const NARROW = [320, 640]

test('every public page opens, says what it is, and nothing moves or scrolls sideways', {
  tag: '@phone',
}, async ({ open, request, viewport, isMobile }) => {
  test.setTimeout(240_000)
  const page = await open()
  await watchShifts(page)
  // On a phone what differs in its words only is no other page.
  for (const path of oneIn(isMobile ? 2 : 3, await (isMobile ? pageKinds : specifiedPages)(request))) {
    if (viewport) await page.setViewportSize(viewport)
    const reply = await page.goto(path)
    expect.soft(reply?.status(), path).toBe(200)
    await expect.soft(page.locator('h1:visible'), path).toHaveCount(1)
    await page.waitForLoadState('load')
    expect.soft(await shiftsOf(page), path).toEqual([])
    // The phone's project emulates its own screen.
    for (const width of isMobile ? [] : NARROW) {
      await page.setViewportSize({ width, height: 700 })
      expect.soft(await misfitsIn(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('nothing moves while a page arrives a piece at a time', { tag: '@phone' }, async ({
  open,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const page = await open()
  await watchShifts(page)
  const site = await slowly(baseURL ?? '')
  for (const path of oneIn(3, await pageKinds(request))) {
    await page.goto(site.url + path, { waitUntil: 'load' })
    expect.soft(await shiftsOf(page), path).toEqual([])
  }
  await page.close()
  site.close()
})

test('every frame opens', async ({ open }) => {
  test.setTimeout(120_000)
  const page = await open()
  for (const path of FRAMES) {
    const reply = await page.goto(path)
    expect.soft(reply?.status(), path).toBe(200)
    await expect.soft(page.locator('h1'), path).toHaveCount(1)
  }
})

test('old addresses and other spellings lead to the right one for good, with their query', async ({
  request,
}) => {
  for (const [from, to] of Object.entries(REDIRECTS)) {
    const reply = await request.get(`${from}?utm_source=adw`, { maxRedirects: 0 })
    expect.soft(reply.status(), from).toBe(308)
    const location = new URL(reply.headers().location ?? '', 'http://localhost')
    expect.soft(location.pathname + location.search, from).toBe(`${to}?utm_source=adw`)
  }
})

test('addresses that lead nowhere get the designed page and its status', async ({ open, allow }) => {
  allow(/status of 404/)
  const page = await open()
  for (const path of NOWHERE) {
    const reply = await page.goto(path)
    expect.soft(reply?.status(), path).toBe(404)
    await expect.soft(page, path).toHaveTitle('Pagina non trovata | Chiaravia')
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText('Pagina non trovata')
  }
})
