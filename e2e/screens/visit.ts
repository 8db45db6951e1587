import type { Page } from '@playwright/test'
import { oneIn, TURN } from '../../scripts/test/property'
import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import type { Account } from '../people'
import { pageKinds } from '../public/addresses'
import { expectLoaded } from '../ui'

/** A screen's address and the words of its first heading; for a record, how to find its address. */
export type Screen = {
  at: string | ((page: Page) => Promise<string>)
  title: string | RegExp
  status?: number
  /** The entry of the menu, or of its tabs, that is marked while the screen is open. */
  entry?: string
}

/** The page of the first row of each list that this worker has seen: the seed makes their addresses anew each time. */
const firstRows = new Map<string, string>()

async function remember(list: string, page: Page): Promise<void> {
  const link = page.locator(`main :is(tbody, [data-list]) a[href^="${list}/"]`)
  const [href] = await link.evaluateAll((found) => found.slice(0, 1).map((one) => one.getAttribute('href')))
  if (href) firstRows.set(list, href)
}

/** The page of the first row of a list, which has one. */
export async function firstOf(list: string, page: Page): Promise<string> {
  if (!firstRows.has(list)) {
    await page.goto(list)
    await expectLoaded(page)
    await remember(list, page)
  }
  return firstRows.get(list) ?? 'no row'
}

let kinds: Promise<string[]> | undefined
/** Of the public pages that the specification names, accessibility.spec.ts looks at each kind, in both colours. */
async function isLookedAt(path: string, page: Page): Promise<boolean> {
  kinds ??= pageKinds(page.request)
  return (await kinds).includes(path)
}

/** In one run every third screen has its turn, in the long run all have. */
const EACH = 3

/** One test for each screen: it opens, says what it is, and has nothing that axe or the browser objects to. */
export function visitEach(screens: Record<string, Screen>, account?: Account): void {
  for (const [name, { at, title, status = 200, entry }] of oneIn(EACH, Object.entries(screens), TURN)) {
    test(name, async ({ look, allow }) => {
      const page = await look(account)
      if (status !== 200) allow(new RegExp(`status of ${status}`))
      const path = typeof at === 'string' ? at : await at(page)
      const reply = await page.goto(path)
      expect(reply?.status()).toBe(status)
      await expectLoaded(page)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await remember(path, page)
      const menu = page.getByRole('navigation', { name: 'Menu' })
      const tabs = page.getByRole('navigation', { name: /^Schermate:/ })
      const marked = menu.or(tabs).locator('a[aria-current="page"]')
      if (entry) await expect(marked).toHaveAttribute('href', entry)
      if (account || !(await isLookedAt(path, page))) await expectAccessibleEverywhere(page)
    })
  }
}
