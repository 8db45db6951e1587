import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions, Spec } from 'axe-core'
import { EXAMPLE, markTextExamples } from './text-examples'

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/** Contrast is measured on examples of each kind of text: on all of them it takes longer than all other rules together. */
const SETTINGS: Spec = { rules: [{ id: 'color-contrast', selector: `[${EXAMPLE}]` }] }

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
] as const

const MODAL = '[role="dialog"][aria-modal="true"]'

/** Colours are judged when nothing fades in any more; animations that never end are not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
}

/**
 * A form's bar and the first and last rows of a table stay in view over whatever is scrolled under them, which axe takes for
 * targets that are too small; so it does with what a box of its own height cuts. Rows of a table are of one kind: looking
 * at all of them takes five times as long as looking at the first. A notice whose time has ended lies for a moment under the one that takes its
 * place.
 */
const AS_AXE_SEES = `
  form [data-bar], thead th, tfoot :is(th, td) { position: static !important; }
  [data-boxed] { max-height: none !important; }
  tbody tr:nth-child(n + 6) { display: none !important; }
  [data-visible="false"] { display: none !important; }
`

/** A sheet that the content policy does not concern: the page's own stay as they are. From the top nothing is under the heads. */
const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    if (text) window.scrollTo(0, 0)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** No violation that axe can see, and nothing that makes the page itself scroll sideways. `contrast`: of colours too. */
export async function expectAccessible(page: Page, { contrast = true } = {}): Promise<void> {
  await settled(page)
  await setStyle(page, AS_AXE_SEES)
  // A dialog that is closing may have gone before axe begins: then it is the page that counts.
  if (!(await lookedAt(page, contrast))) await lookedAt(page, contrast)
  await setStyle(page, '')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `sideways scroll of ${page.url()}`).toBeLessThanOrEqual(0)
}

/** What axe finds in the page, or in the dialog that is open; false where that is no longer there. */
async function lookedAt(page: Page, contrast: boolean): Promise<boolean> {
  // Behind a modal dialog the page is inert: what counts is the dialog.
  const within = (await page.locator(MODAL).count()) > 0 ? MODAL : null
  const found = await findingsIn(page, within, {
    rules: {
      // The header of a dialog is no banner of the page; axe takes it for one while two dialogs change places.
      'landmark-no-duplicate-banner': { enabled: false },
      // The size of targets is new in WCAG 2.2, and axe leaves it out unless it is asked for.
      'target-size': { enabled: true },
      'color-contrast': { enabled: contrast },
    },
  })
  // Soft: one run should show everything that is wrong.
  if (found) expect.soft(found, `accessibility of ${page.url()}`).toEqual([])
  return found !== null
}

/** What cannot be read in a page that has been looked at in other colours, or has been changed since. */
export async function illegibleIn(page: Page): Promise<string[]> {
  await settled(page)
  return (await findingsIn(page, null, { runOnly: ['color-contrast', 'link-in-text-block'] })) ?? []
}

/** Contrast alone. */
export async function expectLegible(page: Page): Promise<void> {
  expect.soft(await illegibleIn(page), `legibility of ${page.url()}`).toEqual([])
}

type Finding = { id: string; nodes: { html: string }[] }
type Axe = { run: (within: unknown, options: RunOptions) => Promise<{ violations: Finding[] }> }

/**
 * What axe objects to in `within`, or in the page; null where `within` has gone. Reading axe itself takes as long as its rules:
 * a document gets it once. Frames of other sites are not looked at.
 */
async function findingsIn(page: Page, within: string | null, options: RunOptions): Promise<string[] | null> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${AXE}; axe.configure(${JSON.stringify(SETTINGS)})`)
  await page.evaluate(markTextExamples, EXAMPLE)
  return page.evaluate(
    async ([selector, given]) => {
      const root = selector === null ? document : document.querySelector(selector)
      if (!root) return null
      // Of what is right one example is enough: listing all of it takes longer than looking.
      const { axe } = window as unknown as { axe: Axe }
      const found = await axe.run(root, { ...given, resultTypes: ['violations'], iframes: false })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [within, options] as const,
  )
}

/**
 * The same on a desk and on a phone, for journeys that are played once. Contrast takes longer than all other rules together, and
 * the colours are the same: what only a phone shows is looked at by the tests that are tagged for it.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const [at, size] of WIDTHS.entries()) {
    await page.setViewportSize(size)
    await expectAccessible(page, { contrast: at === 0 })
  }
  if (before) await page.setViewportSize(before)
}
