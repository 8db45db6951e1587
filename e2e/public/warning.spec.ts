import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/* The warning of art. 8 of Directive (EU) 2023/2225, wherever credit for consumers is advertised. */

const TEXT = 'Attenzione! Prendere denaro in prestito ha un costo.'
/** Beside what is advertised, not only at the foot of the page. */
const BESIDE = [
  '/prestiti',
  '/cdq',
  ...['prestiti', 'cdq'].flatMap((name) =>
    ['adw', 'dspl', 'fb'].map((channel) => `/${name}_a_noi/${channel}`),
  ),
  '/iframes/calcolatori/prestiti/generic',
  '/iframes/displayPrestito',
  '/iframes/partner',
]
/** Their links name loans: at the head of the links. */
const AT_THE_LINKS = ['/', '/mutui', '/contattaci', '/pagine/trasparenza', '/tassi']

/** How large the words are, and the largest running text of the block that they stand in. */
async function sizes(page: Page, within: string): Promise<{ own: number; around: number; isSeen: boolean }> {
  const one = page.locator(within).filter({ hasText: TEXT }).first()
  await expect(one).toBeVisible()
  return one.evaluate((element) => {
    const size = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize)
    const beside = [...(element.parentElement?.querySelectorAll('p, li, dd') ?? [])]
    const texts = beside.filter((node) => node !== element && (node.textContent ?? '').length > 60)
    const box = element.getBoundingClientRect()
    const isSeen = box.width > 100 && box.height > 10 && !element.closest('details:not([open])')
    return { own: size(element), around: Math.max(0, ...texts.map(size)), isSeen }
  })
}

test('every page that advertises credit for consumers warns beside it, as large as its text', {
  tag: '@phone',
}, async ({ open }) => {
  test.setTimeout(180_000)
  const page = await open()
  const check = async (path: string, within: string) => {
    await page.goto(path)
    const { own, around, isSeen } = await sizes(page, within)
    expect.soft(isSeen, path).toBe(true)
    expect.soft(own, path).toBeGreaterThanOrEqual(16)
    expect.soft(own, path).toBeGreaterThanOrEqual(around)
  }
  for (const path of BESIDE) await check(path, 'main .avvertenza')
  for (const path of AT_THE_LINKS) await check(path, 'footer .avvertenza')
  // What is lent for a house or to a company is under another law.
  await page.goto('/mutui')
  await expect(page.locator('main .avvertenza')).toHaveCount(0)
  await page.goto('/mutui_a_noi/adw')
  await expect(page.locator('.avvertenza')).toHaveCount(0)
})
