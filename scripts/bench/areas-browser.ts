import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../test/chromium'

/** How long the pointer rests on an entry before the click: people take longer. */
const REST_MS = 100
const ROUNDS = 15

type Watched = Window & { __clickedAt?: number; __wanted?: string; __rowsAt?: number }

/**
 * Runs in the page: when the first row of the list that is waited for has been painted. As text, because what a
 * compiler adds to a function is not there.
 */
const WATCH_ROWS = `
new MutationObserver(() => {
  const title = document.querySelector('main h1')
  const isHere = !window.__wanted || (title && title.textContent === window.__wanted)
  if (window.__rowsAt !== undefined || !isHere || !document.querySelector('main tbody tr')) return
  window.__rowsAt = 0
  requestAnimationFrame(() => setTimeout(() => { window.__rowsAt = performance.now() }))
}).observe(document, { childList: true, subtree: true, characterData: true })
document.addEventListener('click', () => { window.__clickedAt = performance.now() }, true)
`

const PATIENCE_MS = 30_000

/** Asked from outside: what waits inside a page waits for its frames, and a page may draw none for a while. */
async function untilRows(page: Page): Promise<number> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    const rowsAt = await page.evaluate(() => (window as Watched).__rowsAt ?? 0)
    if (rowsAt > 0) return rowsAt
    await page.waitForTimeout(20)
  }
  throw new Error(
    `${page.url()}: no rows, ${await page.evaluate(() => document.body.textContent?.slice(0, 300))}`,
  )
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await findChromium())
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

type Visitor = { context: BrowserContext; page: Page }

/** Somebody who has been here before: the files of the pages are in the browser's cache. */
export async function visitor(browser: Browser, site: string, cookie: string): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  const [name, value] = cookie.split('=', 2)
  if (name && value) await context.addCookies([{ name, value, url: site }])
  await context.addInitScript({ content: WATCH_ROWS })
  return { context, page: await context.newPage() }
}

/** Milliseconds from the beginning of the navigation to the first rows on the screen, of both by turns. */
export async function firstRows(browser: Browser, ours: string, bare: string, cookie: string) {
  const times = { ours: [] as number[], bare: [] as number[] }
  const [one, other] = [await visitor(browser, ours, cookie), await visitor(browser, bare, '')]
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [name, { page }, url] of [
      ['ours', one, ours],
      ['bare', other, bare],
    ] as const) {
      // A page behind another one is not painted.
      await page.bringToFront()
      await page.goto(url)
      const time = await untilRows(page)
      if (round >= 0) times[name].push(time)
      // What a page still does after its rows is not to fall on the next one.
      await page.goto('about:blank')
    }
  }
  await one.context.close()
  await other.context.close()
  return times
}

export type Entry = { label: string; title: string }

/** Milliseconds from the click on an entry of the menu to the first rows of its page, for each entry. */
export async function clicks(browser: Browser, from: string, entries: readonly Entry[], cookie: string) {
  const { context, page } = await visitor(browser, from, cookie)
  const times: number[] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    await page.goto(from)
    await untilRows(page)
    for (const { label, title } of entries) {
      // An entry of the rail, or a tab of its group.
      const entry = page.locator('nav').getByRole('link', { name: label, exact: true }).first()
      await entry.hover()
      await page.waitForTimeout(REST_MS)
      await page.evaluate((wanted) => {
        const here = window as Watched
        here.__wanted = wanted
        here.__rowsAt = undefined
      }, title)
      await entry.click()
      const rowsAt = await untilRows(page)
      const clickedAt = await page.evaluate(() => (window as Watched).__clickedAt ?? 0)
      if (round >= 0) times.push(rowsAt - clickedAt)
    }
  }
  await context.close()
  return times
}
