import type { Locator, Page } from '@playwright/test'
import { oneIn, TURN } from '../../scripts/test/property'
import { expect, test } from '../fixtures'
import type { Account } from '../people'
import { expectLoaded } from '../ui'

/** What people type by mistake, and try; read as a number where it is one. */
const ODD: Readonly<Record<string, number | null>> = {
  '-5': -5,
  '0': 0,
  '1e9': null,
  '': null,
  abc: null,
  '1.000,50': 1000.5,
  '1000000000000': 1e12,
}

/** A figure and its ends, as the sentence at it names them. */
type Figure = {
  label: RegExp
  min: number
  max: number
  /** May be left empty. */
  optional?: true
  /** Takes no decimals. */
  whole?: true
  /** Where its sentence names the ends in another way than by the figures. */
  says?: RegExp
}
const euro = (label: RegExp, min: number, max: number, more: Partial<Figure> = {}): Figure => ({
  label,
  min,
  max,
  ...more,
})
const count = (label: RegExp, min: number, max: number, more: Partial<Figure> = {}): Figure => ({
  label,
  min,
  max,
  whole: true,
  ...more,
})

const MOST = 100_000_000
const figure = (value: number) => value.toLocaleString('it-IT', { useGrouping: 'always' })
const sentenceOf = ({ min, max, says }: Figure): RegExp =>
  says ?? new RegExp(`${figure(min)}[\\s\\S]{0,3} (?:a|al|e) ${figure(max)}`.replaceAll('.', '\\.'))

function isTaken(text: string, { min, max, optional, whole }: Figure): boolean {
  if (text === '') return optional === true
  const value = ODD[text] ?? Number.NaN
  return value >= min && value <= max && !(whole && !Number.isInteger(value))
}

/** The digits of what stands in a field: a field that was left groups them. */
const digits = (text: string) => text.replace(/\D/g, '').replace(/(?<=^1000)50$/, '5')

async function tryFigure(field: Locator, one: Figure): Promise<void> {
  for (const text of Object.keys(ODD)) {
    await test.step(`${one.label}: «${text}»`, async () => {
      await field.fill(text)
      await field.press('Tab')
      if (isTaken(text, one)) {
        await expect(field).not.toHaveAttribute('aria-invalid', 'true')
        const kept = digits(await field.inputValue())
        // Decimals that a field always shows are no other number.
        expect(Number(kept.slice(0, digits(text).length) || 0)).toBe(Number(digits(text)))
        return
      }
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(sentenceOf(one))
      // The comma of a number that was read is grouped; everything else stands as it was typed.
      const left = await field.inputValue()
      if (ODD[text] === null) expect(left).toBe(text)
      else expect(digits(left).startsWith(digits(text))).toBe(true)
      const sentence = field.page().getByText(sentenceOf(one)).filter({ visible: true })
      await expect(sentence.first()).toBeVisible()
    })
  }
}

type Desk = { path: string; account?: Account; figures: readonly Figure[]; more?: RegExp }

const LOANS_RANGE = euro(/^Importo/, 1_000, 60_000)
const AMOUNT = (label: RegExp, more?: Partial<Figure>) => euro(label, 0.01, MOST, more)
const RATE = (label: RegExp, more?: Partial<Figure>) => euro(label, 0, 100, more)
const MONTHS = count(/^Durata in mesi/, 1, 600)
const AGE = count(/^Età/, 18, 100)

const DESKS: readonly Desk[] = [
  {
    path: '/',
    figures: [
      euro(/^La casa vale$/, 10_000, MOST),
      euro(/^Ti servono$/, 5_000, MOST),
      count(/^Li restituisci in$/, 1, 40),
    ],
  },
  {
    path: '/mutui',
    figures: [
      euro(/^Quanto vale la casa/, 10_000, MOST),
      euro(/^Quanto ti serve/, 5_000, MOST),
      count(/^In quanti anni/, 1, 40),
      count(/^La tua età/, 18, 100, { optional: true }),
      euro(/^Reddito netto/, 1, 1_000_000, { optional: true }),
      euro(/^Altre rate/, 0, 1_000_000, { optional: true }),
    ],
  },
  { path: '/prestiti', figures: [euro(/^Ti servono$/, 1_000, 60_000)] },
  {
    path: '/cdq',
    figures: [
      euro(/^La tua rata$/, 1, 320, { says: /da 1 a 1\.000\.000|massim/ }),
      euro(/^Stipendio netto$/, 1, 1_000_000),
      count(/^Hai$/, 18, 100),
    ],
  },
  {
    path: '/leasing',
    more: /^Riscatto, scadenza e tasso/,
    figures: [
      euro(/^Il bene vale/, 5_000, 10_000_000),
      euro(/^Maxicanone/, 0, 60),
      count(/^Lo paghi in$/, 12, 120),
      euro(/^Il tuo tasso/, 0, 30, { optional: true }),
    ],
  },
  {
    path: '/estinzione-anticipata',
    figures: [
      euro(/^Importo finanziato$/, 100, 100_000),
      euro(/^TAN$/, 0, 30),
      count(/^Durata$/, 2, 120),
      count(/^Rate già pagate$/, 0, 83),
    ],
  },
  { path: '/aziende', figures: [euro(/^All’impresa servono$/, 1_000, MOST)] },
  {
    path: '/agents/personal-documents/preventivatorePrestiti',
    account: 'agente',
    figures: [LOANS_RANGE, { ...AGE, optional: true }, euro(/^Reddito netto/, 0, MOST, { optional: true })],
  },
  {
    path: '/agents/personal-documents/preventivatorePrestiti?prodotto=cdq',
    account: 'agente',
    figures: [AMOUNT(/^Netto al mese/), AGE, AMOUNT(/^Rata/, { optional: true })],
  },
  {
    path: '/admin/calculators/calcolatoreMutui',
    account: 'admin',
    figures: [
      AMOUNT(/^Importo/),
      AMOUNT(/^Valore dell’immobile/),
      count(/^Durata/, 1, 40),
      euro(/^Altre rate/, 0, MOST, { optional: true }),
    ],
  },
  {
    path: '/agents/personal-documents/displayPrestito',
    account: 'agente',
    figures: [LOANS_RANGE, count(/^Durata/, 12, 120)],
  },
  {
    path: '/agents/personal-documents/displayRata',
    account: 'agente',
    figures: [AMOUNT(/^Importo/), count(/^Durata/, 1, 40)],
  },
  {
    path: '/agents/system/Tools?strumento=sostenibilita',
    account: 'agente',
    figures: [
      AMOUNT(/^Reddito netto/),
      euro(/^Altre rate/, 0, MOST, { optional: true }),
      AMOUNT(/^Importo/),
      AMOUNT(/^Valore/, { optional: true }),
      RATE(/^TAN/),
      MONTHS,
    ],
  },
  {
    path: '/agents/system/Tools?strumento=rata',
    account: 'agente',
    figures: [AMOUNT(/^Importo/), MONTHS, RATE(/^TAN/)],
  },
  {
    path: '/agents/system/Tools?strumento=estinzione',
    account: 'agente',
    figures: [AMOUNT(/^Importo/), RATE(/^TAN/), count(/^Rate già pagate/, 0, 600)],
  },
  {
    path: '/agents/system/Tools?strumento=taeg',
    account: 'agente',
    figures: [
      AMOUNT(/^Importo erogato/),
      AMOUNT(/^Rata al mese/),
      RATE(/^TAEG dichiarato/, { optional: true }),
    ],
  },
  {
    path: '/agents/system/Tools?strumento=quota-cedibile',
    account: 'agente',
    figures: [AMOUNT(/^Netto al mese/)],
  },
  {
    path: '/agents/system/Tools?strumento=soglia-usura',
    account: 'agente',
    figures: [RATE(/^TEGM/), RATE(/^TAEG/, { optional: true })],
  },
]

async function unfolded(page: Page, { more }: Desk): Promise<void> {
  const unfold = page.getByRole('button', { name: 'Modifica', exact: true })
  if (await unfold.isVisible()) await unfold.click()
  if (more) await page.locator('summary').filter({ hasText: more }).first().click()
}

for (const desk of DESKS) {
  test(`${desk.path}: every figure says what it takes`, async ({ open, allow }) => {
    // Some ends are known to the server alone.
    allow(/status of 422/)
    const page = await open(desk.account)
    await page.goto(desk.path)
    if (desk.account) await expectLoaded(page)
    await unfolded(page, desk)
    for (const one of desk.figures) {
      const field = page.locator('main').getByRole('textbox', { name: one.label }).first()
      const before = await field.inputValue()
      await tryFigure(field, one)
      await field.fill(before)
      await field.press('Tab')
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    }
  })
}

/** Forms that are sent: each comes back with what was typed, and the sentence at the field and above all of them. */
const FRAMES: readonly Desk[] = [
  {
    path: '/iframes/calcolatori/mutui/generic',
    figures: [
      AMOUNT(/^Quanto vale la casa/),
      AMOUNT(/^Quanto ti serve/),
      count(/^In quanti anni/, 1, 40),
      euro(/^Reddito netto/, 0, MOST, { optional: true }),
      count(/^La tua età/, 18, 100, { optional: true }),
    ],
  },
  { path: '/iframes/calcolatori/prestiti/generic', figures: [euro(/^Quanto ti serve/, 1_000, 60_000)] },
  { path: '/iframes/cloudCare/calcolatoreMutui/request', figures: [AMOUNT(/^Quanto ti serve/)] },
]

async function tryFrame(page: Page, { path }: Desk, one: Figure): Promise<void> {
  for (const text of Object.keys(ODD).filter((odd) => !isTaken(odd, one))) {
    await test.step(`${one.label}: «${text}»`, async () => {
      await page.goto(path)
      const field = page.getByLabel(one.label).first()
      if (!(await field.isVisible())) await page.locator('summary').first().click()
      await field.fill(text)
      await field.press('Enter')
      await expect(page.getByRole('alert')).toContainText(sentenceOf(one))
      await expect(field).toHaveValue(text)
      await expect(field).toHaveAccessibleDescription(sentenceOf(one))
    })
  }
}

/** Each frame with and without scripts: what draws them is one, so that in one run every third has its turn. */
const FRAMES_BOTH_WAYS = [true, false].flatMap((javaScriptEnabled) =>
  FRAMES.map((desk) => ({ desk, javaScriptEnabled })),
)

for (const { desk, javaScriptEnabled } of oneIn(3, FRAMES_BOTH_WAYS, TURN)) {
  const how = javaScriptEnabled ? 'with' : 'without'
  test(`${desk.path} ${how} scripts: every figure says what it takes`, async ({ browser }) => {
    const extraHTTPHeaders = { 'x-forwarded-for': `198.19.${javaScriptEnabled ? 1 : 2}.${desk.path.length}` }
    const context = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders })
    const page = await context.newPage()
    for (const one of desk.figures) await tryFrame(page, desk, one)
    await context.close()
  })
}

test('the frame of a flyer asks again where its address cannot be read', async ({ open, allow }) => {
  allow(/status of 422/)
  const page = await open()
  for (const importo of ['1e9', '-5', '0', '1000000000000']) {
    await page.goto(`/iframes/displayPrestito?importo=${importo}`)
    const field = page.getByLabel('Quanto ti serve')
    await expect(field).toHaveValue(importo)
    await expect(field).toHaveAccessibleDescription(/da 1\.000 a 60\.000/)
  }
})
