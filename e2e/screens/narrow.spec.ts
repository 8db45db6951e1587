import type { Page } from '@playwright/test'
import { agentsNavigation } from '../../components/shell/navigation/agents'
import { clientsNavigation } from '../../components/shell/navigation/clients'
import type { NavGroup } from '../../components/shell/navigation/types'
import { areaOfPath } from '../../lib/auth/area-path'
import { misfitsIn } from '../axe'
import { expect, test } from '../fixtures'
import { expectLoaded } from '../ui'

/** Pixels of CSS: the narrowest telephone that is still in use. */
const NARROWEST = { width: 320, height: 700 }

const screensOf = (navigation: readonly NavGroup[]) =>
  navigation
    .flatMap(({ screens }) => screens)
    .filter(({ built, path }) => built && areaOfPath(path)?.guarded && !path.includes('{'))
    .map(({ path }) => path)

/** Words that the window has no room for: they end in dots, by one line or by several. */
const cutIn = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .flatMap((part) => [...part.querySelectorAll('*')])
        .filter((node) => {
          const { textOverflow, webkitLineClamp } = getComputedStyle(node)
          if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false
          if (!node.checkVisibility({ visibilityProperty: true })) return false
          return node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1
        })
        .map((node) => node.textContent ?? ''),
    within,
  )

/** What stands beyond the right edge of the window, where nothing can be scrolled into it. */
const beyondIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What its box scrolls to, and what is there for screen readers alone.
    const isScrolled = (node: Element | null): boolean => {
      if (node === null) return false
      const { overflowX, clipPath } = getComputedStyle(node)
      return /auto|scroll/.test(overflowX) || clipPath !== 'none' || isScrolled(node.parentElement)
    }
    return [...document.querySelectorAll('main *')]
      .filter((node) => {
        const { left, right, width } = node.getBoundingClientRect()
        if (width < 2 || left >= window.innerWidth || right <= window.innerWidth + 1) return false
        return node.checkVisibility({ visibilityProperty: true }) && !isScrolled(node.parentElement)
      })
      .map((node) => node.outerHTML.slice(0, 160))
  })

/** Tables that are wider than their own box: on a phone a figure would have to be looked for with a finger. */
const wideTablesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .map((table) => table.parentElement)
      .filter((box): box is HTMLElement => box !== null && box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.scrollWidth} > ${box.clientWidth}: ${box.textContent?.slice(0, 80)}`),
  )

/** What every screen of an area has around it; pages that somebody keeps at hand have names of any length. */
const FRAME = 'header, nav[aria-label="Menu"], nav[aria-label="Principali"], nav[aria-label^="Schermate:"]'

const NOT_SIGNED_IN = ['login', 'password-dimenticata', 'register', 'confirm-account/x', 'confirm-email/x']

test('every screen of the clients’ area fits the narrowest phone, with all its words', async ({ open }) => {
  test.setTimeout(180_000)
  const page = await open('cliente')
  await page.setViewportSize(NARROWEST)
  for (const path of screensOf(clientsNavigation)) {
    await page.goto(path)
    await expectLoaded(page)
    expect.soft(await misfitsIn(page), path).toEqual([])
    expect.soft(await beyondIn(page), path).toEqual([])
    expect.soft(await cutIn(page, 'body'), path).toEqual([])
  }
  const visitor = await open()
  await visitor.setViewportSize(NARROWEST)
  for (const path of NOT_SIGNED_IN) {
    await visitor.goto(`/area-clienti/${path}`)
    await expect(visitor.locator('h1:visible')).toHaveCount(1)
    expect.soft(await misfitsIn(visitor), path).toEqual([])
    expect.soft(await cutIn(visitor, 'body'), path).toEqual([])
  }
})

test('no screen of the agents’ area scrolls sideways on the narrowest phone', async ({ open, allow }) => {
  test.setTimeout(300_000)
  // Some Chromium builds report the scripts by which the test itself looks into the sandboxed preview.
  allow(/Blocked script execution in 'about:srcdoc'/)
  // The missing page says that it is missing.
  allow(/\/404: .*status of 404/)
  const page = await open('agente')
  await page.setViewportSize(NARROWEST)
  for (const path of screensOf(agentsNavigation)) {
    await page.goto(path)
    await expectLoaded(page)
    expect.soft(await misfitsIn(page), path).toEqual([])
    expect.soft(await beyondIn(page), path).toEqual([])
    expect.soft(await wideTablesIn(page), path).toEqual([])
    expect.soft(await cutIn(page, FRAME), path).toEqual([])
  }
})

test('the agents’ menu, tabs and bars say every name whole', async ({ open }) => {
  test.setTimeout(120_000)
  const page = await open('agente')
  for (const path of [
    '/agents',
    '/agents/personal-documents/preventivatorePrestiti',
    '/agents/reports/report',
  ]) {
    await page.goto(path)
    await expectLoaded(page)
    for (const width of [375, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await cutIn(page, FRAME), `${path} at ${width}`).toEqual([])
    }
  }
})
