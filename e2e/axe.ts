import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions, Spec } from 'axe-core'
import { markTargetExamples, TARGET } from './target-examples'
import { EXAMPLE, markTextExamples } from './text-examples'

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

const CONTRAST = 'color-contrast'

/** Measured on examples of each kind: on all texts and all targets these two take longer than all other rules together. */
const SETTINGS: Spec = {
  rules: [
    { id: CONTRAST, selector: `[${EXAMPLE}]` },
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
  axe.markTexts = (root, known) => (${markTextExamples})('${EXAMPLE}', root, known)
  axe.markTargets = (root) => (${markTargetExamples})('${TARGET}', root)
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

/**
 * Colours are judged when nothing fades in any more; animations that never end are not waited for. A page that is fetched
 * again has no title while its head is exchanged.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; !document.title && frames < 60; frames += 1) await new Promise(requestAnimationFrame)
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })

/** What axe objects to in the page as it is, or in its open dialog. `contrast`: in its colours too. */
export async function faultsIn(page: Page, { contrast = true } = {}): Promise<string[]> {
  await settled(page)
  const found = await findingsIn(page, {
    // Behind a modal dialog the page is inert: what counts is the dialog.
    within: MODAL,
    css: AS_AXE_SEES,
    options: {
      rules: {
        // The header of a dialog is no banner of the page; axe takes it for one while two dialogs change places.
        'landmark-no-duplicate-banner': { enabled: false },
        // The size of targets is new in WCAG 2.2, and axe leaves it out unless it is asked for.
        'target-size': { enabled: true },
        [CONTRAST]: { enabled: contrast },
      },
    },
  })
  if (!found.some(isUntitled)) return found
  // It may have begun to fetch itself again while it was looked at.
  await settled(page)
  return (await page.title()) ? found.filter((finding) => !isUntitled(finding)) : found
}

const isUntitled = (finding: string) => finding.startsWith('document-title:')

/**
 * What does not fit the window: a page that scrolls sideways, and on a phone fields with letters of less than 16 px, into which
 * Safari zooms.
 */
export const misfitsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const sideways = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : []
    if (clientWidth >= 600) return sideways
    const written =
      ':is(input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), select, textarea)'
    const small = [...document.querySelectorAll(`${written}, [contenteditable="true"]`)].filter(
      (field) =>
        // A field that measures its own text stands there invisible.
        field.checkVisibility({ visibilityProperty: true }) &&
        Number.parseFloat(getComputedStyle(field).fontSize) < 16,
    )
    return [...sideways, ...small.map((field) => `small letters: ${field.outerHTML.slice(0, 200)}`)]
  })

/** No violation that axe can see, and nothing that does not fit the window. */
export async function expectAccessible(page: Page, { contrast = true } = {}): Promise<void> {
  // Soft: one run should show everything that is wrong.
  expect.soft(await faultsIn(page, { contrast }), `accessibility of ${page.url()}`).toEqual([])
  // A chart takes its new width a moment after the window has.
  const soft = expect.configure({ soft: true })
  await soft.poll(() => misfitsIn(page), `what does not fit in ${page.url()}`).toEqual([])
}

/** What cannot be read in a page that has been looked at in other colours, or has been changed since. */
export async function illegibleIn(page: Page): Promise<string[]> {
  await settled(page)
  return findingsIn(page, { options: { runOnly: [CONTRAST, 'link-in-text-block'] } })
}

/** Contrast alone. */
export async function expectLegible(page: Page): Promise<void> {
  expect.soft(await illegibleIn(page), `legibility of ${page.url()}`).toEqual([])
}

/** `within`: only what this selector finds, if it finds anything. `css`: how the page is dressed meanwhile. */
type Look = { options: RunOptions; within?: string; css?: string }
type Finding = { rule: string; html: string }
type Seen = { findings: Finding[]; kinds: string[] }

/** Kinds of text that this worker has found legible: the same colours on the same ground are so on every page. */
const legible = new Set<string>()

/** What axe objects to. Frames of other sites are not looked at. */
async function findingsIn(page: Page, look: Look): Promise<string[]> {
  const asked = { ...look, known: [...legible] }
  let seen = await page.evaluate(lookAtPage, asked)
  if (!seen) {
    await page.evaluate(AXE_SCRIPT)
    seen = await page.evaluate(lookAtPage, asked)
  }
  if (!seen) return ['axe was not loaded']
  const { findings, kinds } = seen
  if (!findings.some(({ rule }) => rule === CONTRAST)) for (const kind of kinds) legible.add(kind)
  return findings.map(({ rule, html }) => `${rule}: ${html}`)
}

/** In the page, in one go: each call of the browser costs ten milliseconds. Null where axe has not been loaded. */
async function lookAtPage({ options, within, css, known }: Look & { known: string[] }): Promise<Seen | null> {
  type Found = { violations: { id: string; nodes: { html: string }[] }[] }
  type Axe = {
    markTexts: (root: ParentNode, known: string[]) => string[]
    markTargets: (root: ParentNode) => void
    run: (root: unknown, options: RunOptions) => Promise<Found>
  }
  const { axe } = window as unknown as { axe?: Axe }
  if (!axe) return null
  // A sheet that the content policy does not concern. From the top nothing is under the heads.
  const sheet = new CSSStyleSheet()
  if (css) window.scrollTo(0, 0)
  sheet.replaceSync(css ?? '')
  document.adoptedStyleSheets = [sheet]
  const root = (within && document.querySelector(within)) || document
  const measures = options.rules?.['color-contrast']?.enabled !== false
  const kinds = measures ? axe.markTexts(root, known) : []
  axe.markTargets(root)
  // Of what is right one example is enough: listing all of it takes longer than looking.
  const { violations } = await axe.run(root, { ...options, resultTypes: ['violations'], iframes: false })
  document.adoptedStyleSheets = []
  const findings = violations.map(({ id, nodes }) => ({
    rule: id,
    html: nodes.map(({ html }) => html).join(' | '),
  }))
  return { findings, kinds }
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
