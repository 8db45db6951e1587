import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions, Spec } from 'axe-core'
import { markTargetExamples, TARGET } from './target-examples'
import { EXAMPLE, markTextExamples } from './text-examples'

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/** Measured on examples of each kind: on all texts and all targets these two take longer than all other rules together. */
const SETTINGS: Spec = {
  rules: [
    { id: 'color-contrast', selector: `[${EXAMPLE}]` },
    { id: 'target-size', selector: `[${TARGET}]` },
  ],
}

/**
 * What a document needs to be looked at. As an initial script of a browser context it costs a third of what it costs in a page
 * that has loaded: it is sent once, and read while the page is on its way.
 */
export const AXE_SCRIPT = `if (window === window.top) {
  ${AXE}
  axe.configure(${JSON.stringify(SETTINGS)})
  axe.markExamples = () => { (${markTextExamples})('${EXAMPLE}'); (${markTargetExamples})('${TARGET}') }
}`

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
] as const

const MODAL = '[role="dialog"][aria-modal="true"]'

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

/** Colours are judged when nothing fades in any more; animations that never end are not waited for. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })

/** What axe objects to in the page as it is, or in its open dialog. `contrast`: in its colours too. */
export async function faultsIn(page: Page, { contrast = true } = {}): Promise<string[]> {
  await settled(page)
  return findingsIn(page, {
    // Behind a modal dialog the page is inert: what counts is the dialog.
    within: MODAL,
    css: AS_AXE_SEES,
    options: {
      rules: {
        // The header of a dialog is no banner of the page; axe takes it for one while two dialogs change places.
        'landmark-no-duplicate-banner': { enabled: false },
        // The size of targets is new in WCAG 2.2, and axe leaves it out unless it is asked for.
        'target-size': { enabled: true },
        'color-contrast': { enabled: contrast },
      },
    },
  })
}

/** No violation that axe can see, and nothing that makes the page itself scroll sideways. */
export async function expectAccessible(page: Page, { contrast = true } = {}): Promise<void> {
  // Soft: one run should show everything that is wrong.
  expect.soft(await faultsIn(page, { contrast }), `accessibility of ${page.url()}`).toEqual([])
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // A chart takes its new width a moment after the window has.
  const soft = expect.configure({ soft: true })
  await soft.poll(overflow, `sideways scroll of ${page.url()}`).toBeLessThanOrEqual(0)
}

/** What cannot be read in a page that has been looked at in other colours, or has been changed since. */
export async function illegibleIn(page: Page): Promise<string[]> {
  await settled(page)
  return findingsIn(page, { options: { runOnly: ['color-contrast', 'link-in-text-block'] } })
}

/** Contrast alone. */
export async function expectLegible(page: Page): Promise<void> {
  expect.soft(await illegibleIn(page), `legibility of ${page.url()}`).toEqual([])
}

/** `within`: only what this selector finds, if it finds anything. `css`: how the page is dressed meanwhile. */
type Look = { options: RunOptions; within?: string; css?: string }

/** What axe objects to. Frames of other sites are not looked at. */
async function findingsIn(page: Page, look: Look): Promise<string[]> {
  const found = await page.evaluate(lookAtPage, look)
  if (found) return found
  await page.evaluate(AXE_SCRIPT)
  return (await page.evaluate(lookAtPage, look)) ?? ['axe was not loaded']
}

/** In the page, in one go: each call of the browser costs ten milliseconds. Null where axe has not been loaded. */
async function lookAtPage({ options, within, css }: Look): Promise<string[] | null> {
  type Found = { violations: { id: string; nodes: { html: string }[] }[] }
  type Axe = { markExamples: () => void; run: (root: unknown, options: RunOptions) => Promise<Found> }
  const { axe } = window as unknown as { axe?: Axe }
  if (!axe) return null
  // A sheet that the content policy does not concern. From the top nothing is under the heads.
  const sheet = new CSSStyleSheet()
  if (css) window.scrollTo(0, 0)
  sheet.replaceSync(css ?? '')
  document.adoptedStyleSheets = [sheet]
  axe.markExamples()
  const root = (within && document.querySelector(within)) || document
  // Of what is right one example is enough: listing all of it takes longer than looking.
  const { violations } = await axe.run(root, { ...options, resultTypes: ['violations'], iframes: false })
  document.adoptedStyleSheets = []
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
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
