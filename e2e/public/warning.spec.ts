import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { specifiedPages } from './addresses'
import { type Surface, surfaces, WITHOUT } from './warning-surfaces'

/* The warning of art. 8 of Directive (EU) 2023/2225, wherever credit for consumers is advertised; and art. 15: nothing is ticked. */

const TEXT = 'Attenzione! Prendere denaro in prestito ha un costo.'

type Found = {
  size: number
  /** The largest running text of the block that it stands in. */
  around: number
  contrast: number
  isSeen: boolean
}

/** How the warning looks where it stands; nothing where it is missing. */
async function look(page: Page, { within }: Surface): Promise<Found | null> {
  const one = page.locator(`${within} .avvertenza`).filter({ hasText: TEXT }).first()
  if ((await one.count()) === 0) return null
  return one.evaluate((element) => {
    const style = getComputedStyle(element)
    const sizeOf = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize)
    const beside = [...(element.parentElement?.querySelectorAll('p, li, dd') ?? [])]
    const texts = beside.filter((node) => node !== element && (node.textContent ?? '').length > 60)
    const ancestors: Element[] = []
    for (let node: Element | null = element; node; node = node.parentElement) ancestors.push(node)
    const isShown = ancestors.every((node) => {
      const { display, visibility, opacity, clipPath } = getComputedStyle(node)
      const isOpen = node.tagName !== 'DETAILS' || node.hasAttribute('open')
      return (
        isOpen && display !== 'none' && visibility === 'visible' && opacity === '1' && clipPath === 'none'
      )
    })
    // A canvas turns any way of writing a colour into its parts.
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const partsOf = (colour: string): number[] => {
      if (!pen) return [0, 0, 0, 0]
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      return [...pen.getImageData(0, 0, 1, 1).data]
    }
    const ground = ancestors
      .map((node) => partsOf(getComputedStyle(node).backgroundColor))
      .find(([, , , a]) => a === 255)
    const light = (parts: number[]) =>
      parts.slice(0, 3).reduce((sum, part, at) => {
        const share = part / 255
        const linear = share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        return sum + linear * ([0.2126, 0.7152, 0.0722][at] ?? 0)
      }, 0)
    const [one, other] = [light(partsOf(style.color)), light(ground ?? [255, 255, 255, 255])]
    const box = element.getBoundingClientRect()
    return {
      size: sizeOf(element),
      around: Math.max(0, ...texts.map(sizeOf)),
      contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
      isSeen: isShown && box.width > 100 && box.height > 10,
    }
  })
}

/** What is wrong with the warning of a surface, in words; nothing where it is as the law wants it. */
async function faultOf(page: Page, surface: Surface): Promise<string | null> {
  await page.goto(surface.path)
  const found = await look(page, surface)
  if (!found) return 'missing'
  const { size, around, contrast, isSeen } = found
  if (!isSeen) return 'hidden'
  if (size < 16 || size < around) return `${size}px beside ${around}px`
  return contrast < 4.5 ? `contrast ${contrast.toFixed(2)}` : null
}

const agentOf = async (page: Page) => {
  const reply = await page.request.get('/v2/agents/public?limit=1')
  const { items } = (await reply.json()) as { items: { slug: string }[] }
  return items[0]?.slug ?? ''
}

async function walk(page: Page, all: readonly Surface[]): Promise<string[]> {
  const faults: string[] = []
  for (const surface of all) {
    const fault = await faultOf(page, surface)
    if (fault) faults.push(`${surface.path}: ${fault}`)
  }
  return faults
}

test('every page that advertises credit for consumers warns: seen, as large as its text, readable', {
  tag: '@phone',
}, async ({ open, allow }) => {
  test.setTimeout(240_000)
  // A thank-you page that nobody was led to.
  allow(/status of 4\d\d/)
  const page = await open()
  const all = surfaces(await agentOf(page))
  const faults = await walk(page, all)
  test.info().annotations.push({ type: 'surfaces', description: `${all.length}, missing ${faults.length}` })
  expect(faults).toEqual([])
  for (const path of WITHOUT) {
    await page.goto(path)
    await expect(page.locator('main .avvertenza')).toHaveCount(0)
  }
})

test('frames warn without scripts, too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const frames = surfaces('').filter(({ frame }) => frame)
  expect(frames.length).toBeGreaterThan(4)
  expect(await walk(page, frames)).toEqual([])
  await context.close()
})

test('no form begins with anything ticked that gives or asks for something', async ({ open, allow }) => {
  test.setTimeout(240_000)
  allow(/status of 4\d\d/)
  const page = await open()
  const pages = [
    ...(await specifiedPages(page.request)).filter((path) => !/_a_noi\/(?:dspl|fb)$/.test(path)),
    '/area-clienti/register',
    '/estinzione-anticipata',
    ...['contattaciPublic', 'generic', 'results?finalita=auto&importo=10.000&durata=60'].map(
      (step) => `/iframes/calcolatori/prestiti/${step}`,
    ),
    '/iframes/cloudCare/calcolatoreMutui_preRequest/request',
  ]
  const ticked: string[] = []
  for (const path of pages) {
    await page.goto(path)
    const found = await page
      .locator('input:is([type=checkbox], [type=radio]):checked:not(:disabled)')
      .evaluateAll((inputs) =>
        inputs.map(
          (input) => (input as HTMLInputElement).name || (input.closest('label')?.textContent ?? '?'),
        ),
      )
    ticked.push(...found.filter((name) => !CHOICES.has(name)).map((name) => `${path}: ${name}`))
  }
  expect(ticked).toEqual([])
})

/** Of several ways to look at the same thing one is always on: they give nothing and ask for nothing. */
const CHOICES = new Set(['tasso', 'ordine', 'periodo', 'vista', 'indice'])
