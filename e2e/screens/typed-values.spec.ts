import type { Locator, Page } from '@playwright/test'
import { taxCode } from '../../lib/italian/tax-code'
import { openTab } from '../app'
import { expect, test } from '../fixtures'
import { choose, confirm, dialog, expectLoaded, expectToast } from '../ui'

/** What is written, and what stands in the field once it is left; of what is refused, the sentence that says why. */
type Line = readonly [written: string, left: string, problem?: string]

const LEAVE = 'Tab'
const SLOW_MS = 140
const FAST_MS = 25

async function chooseAll(field: Locator): Promise<void> {
  await field.click()
  await field.press('Control+a')
}

/** Key by key; on the numeric keypad the dot is that of the keypad. */
async function type(field: Locator, text: string, how: { delay: number; keypad?: boolean }): Promise<void> {
  const { keyboard } = field.page()
  await chooseAll(field)
  if (!how.keypad) return keyboard.type(text, { delay: how.delay })
  // With the shift that stands for the lock of the figures.
  for (const key of text) await keyboard.press(key === '.' ? 'Shift+NumpadDecimal' : key, { delay: 10 })
}

async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // Tab out of the last field of a page leaves the page.
  await field.focus()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await chooseAll(field)
  await page.keyboard.press('Control+v')
}

async function expectLeft(field: Locator, [written, left, problem]: Line, typed = written): Promise<void> {
  // Nothing is written anew under the fingers.
  await expect(field).toHaveValue(typed)
  await field.press(LEAVE)
  await expect(field).toHaveValue(left)
  if (problem) await expect(field.page().getByText(problem).filter({ visible: true }).first()).toBeVisible()
}

/** Each line typed and pasted, the first one slowly too; `keypad` is 1450.50 as it is typed there. */
async function tryAll(field: Locator, lines: readonly Line[], keypad?: Line): Promise<void> {
  for (const [index, line] of lines.entries()) {
    const [written] = line
    const ways = index === 0 ? [FAST_MS, SLOW_MS] : [FAST_MS]
    for (const delay of ways) {
      await test.step(`${written}, a key each ${delay} ms`, async () => {
        await type(field, written, { delay })
        await expectLeft(field, line)
      })
    }
    await test.step(`${written}, pasted`, async () => {
      await paste(field, written)
      await expectLeft(field, line)
    })
  }
  if (!keypad) return
  await test.step(`${keypad[0]} on the numeric keypad`, async () => {
    await type(field, keypad[0], { delay: FAST_MS, keypad: true })
    await expectLeft(field, keypad, keypad[0].replace('.', ','))
  })
}

const ASKED = '15,000: intendi 15.000 € o 15,00 €?'

test('fields of the areas: money, a percentage, a count', async ({ open }) => {
  const page = await open('admin')
  await page.goto('/admin/calculators/calcolatoreMutui')
  await expectLoaded(page)
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await tryAll(
    field(/^Importo/),
    [
      ['150.000', '150.000,00'],
      ['150.000,00', '150.000,00'],
      ['15,000.50', '15.000,50'],
      ['1450.50', '1.450,50'],
      ['15,000', '15,000', ASKED],
      ['0.025', '0.025', '0.025 ha più di due decimali'],
      ['€ 15.000', '15.000,00'],
    ],
    ['1450.50', '1.450,50'],
  )
  await tryAll(
    field(/^Indice spostato/),
    [['1.125', '1.125', 'qui i decimali sono al massimo 2']],
    ['1.25', '1,25'],
  )
  await tryAll(field(/^Durata/), [
    ['25', '25'],
    ['25,5', '25,5', 'Scrivi un numero intero, senza decimali.'],
  ])
})

test('a cell of a sheet, a range of a list, a fact where it stands', async ({ open }) => {
  const page = await open('admin')
  await test.step('a rate in the sheet', async () => {
    await page.goto('/admin/system/euribor-eurirs')
    await expectLoaded(page)
    await page.getByRole('button', { name: 'MODIFICA', exact: true }).click()
    await tryAll(
      page.getByRole('textbox', { name: /, 1 mese$/ }).first(),
      [
        ['3.125', '3,125'],
        ['1.45.00', '1.45.00', '1.45.00'],
      ],
      ['0.5', '0,5'],
    )
  })
  await test.step('an amount in a filter', async () => {
    page.once('dialog', (leave) => leave.accept())
    await page.goto('/admin/reports/provvigioni/incassi')
    await expectLoaded(page)
    await page.getByRole('button', { name: 'Filtro', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Importo', exact: true }).click()
    const from = dialog(page, /^Importo/).getByRole('textbox', { name: 'Importo da' })
    await type(from, '15.000', { delay: SLOW_MS })
    await expect(page).toHaveURL(/importo%5D=15000\.\./)
    await expectLeft(from, ['15.000', '15.000,00'])
    await type(from, '1450.50', { delay: FAST_MS, keypad: true })
    await expect(page).toHaveURL(/importo%5D=1450\.5\.\./)
    await paste(from, '15,000')
    await expectLeft(from, ['15,000', '15,000', ASKED])
    await expect(page).toHaveURL(/importo%5D=1450\.5\.\./)
  })
  await test.step('an amount of a case, saved with Enter', async () => {
    await page.goto('/admin/reports/pratiche?filter%5Bstato%5D=raccolta_documenti&sort=createdAt')
    await expectLoaded(page)
    await page.locator('main a[href^="/admin/reports/pratiche/0"]').first().click()
    const reading = page.getByRole('button', { name: /^Rata: / })
    for (const [written, words] of [
      ['1.450', '1.450,00'],
      ['612.30', '612,30'],
    ] as const) {
      await reading.press('Enter')
      await type(page.getByRole('textbox', { name: 'Rata' }), written, { delay: FAST_MS })
      await page.keyboard.press('Enter')
      await expect(reading).toContainText(words)
    }
  })
})

/** Of nobody in the demonstration; written in pieces, as on a card. */
const CODE = `${taxCode({
  nome: 'Niccolò',
  cognome: 'D’Angelo Prova',
  sesso: 'M',
  nascita: new Date('1980-03-01'),
  catastale: `H${100 + (Date.now() % 900)}`,
})
  .toLowerCase()
  .replace(/(...)(...)(.....)/, '$1 $2 $3 ')}`

test('a person: name, code, birthday, telephone, CAP; a company: its number', async ({ open, allow }) => {
  allow(/status of 422/)
  const page = await open('admin')
  await page.goto('/admin/site/clients')
  await expectLoaded(page)
  await page.getByRole('button', { name: 'CREA', exact: true }).click()
  const form = dialog(page, 'Nuovo cliente')
  const field = (name: RegExp) => form.getByRole('textbox', { name }).first()
  const birthday = form.getByRole('group', { name: /^Data di nascita/ })
  const standing = () =>
    Promise.all(['Giorno', 'Mese', 'Anno'].map((part) => birthday.getByLabel(part).inputValue()))
  const stamp = `Prova${Date.now().toString(36).replace(/\d/g, 'x')}`

  await test.step('a day, in each way in which it is written', async () => {
    for (const [written, delay] of [
      ['20121980', FAST_MS],
      ['01031980', SLOW_MS],
      ['1/3/80', FAST_MS],
      ['01.03.1980', FAST_MS],
    ] as const) {
      await birthday.getByLabel('Giorno').click()
      await page.keyboard.type(written, { delay })
      await page.keyboard.press(LEAVE)
      await expect
        .poll(standing)
        .toEqual(written.startsWith('2') ? ['20', '12', '1980'] : ['01', '03', '1980'])
    }
    await paste(birthday.getByLabel('Giorno'), '12/31/1980')
    await expect(form.getByText('se intendi 31/12/1980')).toBeVisible()
    await paste(birthday.getByLabel('Giorno'), '1980-03-01')
    await expect.poll(standing).toEqual(['01', '03', '1980'])
  })
  await type(field(/^Nome/), 'Niccolò', { delay: FAST_MS })
  await paste(field(/^Cognome/), `D’Angelo ${stamp}`)
  await type(field(/^Telefono/), '0039 (347) 111-22', { delay: FAST_MS })
  await type(field(/^CAP/), '0010', { delay: FAST_MS })
  await type(field(/^Codice fiscale/), 'rss mra 80c01 h501 x', { delay: FAST_MS })
  const save = form.getByRole('button', { name: 'CREA', exact: true })
  await save.click()
  for (const sentence of ['Il CAP ha 5 cifre.', /^Il codice fiscale non è valido/])
    await expect(form.getByText(sentence)).toBeVisible()
  await type(field(/^CAP/), '00100', { delay: FAST_MS })
  await type(field(/^Codice fiscale/), CODE, { delay: FAST_MS })
  await save.click()
  await expect(form.getByText('Un cellulare ha 10 cifre: ne mancano 2.')).toBeVisible()
  await expect(field(/^Telefono/)).toHaveValue('0039 (347) 111-22')
  await paste(field(/^Telefono/), '\u202a0039 (347) 111-2201\u202c')
  await save.click()
  await expect(page).toHaveURL(/\/admin\/site\/clients\/[0-9a-f-]{36}/)
  await expectLoaded(page)
  await openTab(page, 'Dati')
  const kept = async (name: RegExp) => page.getByRole('textbox', { name }).first().inputValue()
  expect(await kept(/^Cognome/)).toBe(`D'Angelo ${stamp}`)
  expect(await kept(/^Codice fiscale/)).toBe(CODE.replaceAll(' ', '').toUpperCase())
  expect(await kept(/^CAP/)).toBe('00100')
  expect((await kept(/^Telefono/)).replace(/\s/g, '')).toBe('+393471112201')

  await choose(page, 'Tipo', 'Azienda')
  await page.getByRole('textbox', { name: 'Ragione sociale' }).fill(`Società ${stamp}`)
  await type(page.getByRole('textbox', { name: 'Partita IVA' }), 'it 123 4567 8903', { delay: FAST_MS })
  await confirm(page, 'MODIFICA', 'Confermi la modifica?')
  await expectToast(page, 'Modifica salvata')
  expect(await kept(/^Partita IVA/)).toBe('12345678903')
})

test('public money: typed, pasted, from the keypad, in an address', async ({ open }) => {
  const page = await open()
  const fields = [
    ['/prestiti', 'Ti servono', '15.000', '15.000', /importo=15000\b/],
    ['/cdq', 'Stipendio netto', '1.612,37', '1.612,37', /netto=1612\.37/],
    ['/leasing', 'Il bene vale, senza IVA', '150.000', '150.000', /valore=150000\b/],
  ] as const
  for (const [path, label, written, left, address] of fields) {
    await test.step(path, async () => {
      await page.goto(path)
      const field = page.getByRole('textbox', { name: label, exact: true })
      await type(field, written, { delay: SLOW_MS })
      await expectLeft(field, [written, left])
      await expect(page).toHaveURL(address)
      await tryAll(field, [['15,000', '15,000', ASKED]], ['1450.50', '1.450,50'])
    })
  }
  await test.step('an instalment of 0 is no instalment, and stays as it was typed', async () => {
    await page.goto('/cdq')
    const rata = page.getByRole('textbox', { name: 'La tua rata' })
    await type(rata, '0', { delay: FAST_MS })
    await expect(page.getByText(/^Scrivi la rata che vuoi/).first()).toBeVisible()
    await expectLeft(rata, ['0', '0'])
  })
  await test.step('a figure of an address that cannot be read stands in its field', async () => {
    await page.goto('/mutui?valoreImmobile=200.000&importo=15,000&durata=25')
    const unfold = page.getByRole('button', { name: 'Modifica', exact: true })
    if (await unfold.isVisible()) await unfold.click()
    const field = page.getByLabel('Quanto ti serve')
    await expect(field).toHaveValue('15,000')
    await expect(page.getByText(ASKED)).toBeVisible()
    await tryAll(field, [['150.000', '150.000']], ['1450.50', '1.450,50'])
  })
})

test('what is typed before the scripts run is not lost', async ({ open }) => {
  const page = await open()
  await page.goto('/robots.txt')
  let release = () => undefined as unknown
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate(() => location.assign('/prestiti'))
  const field = page.getByRole('textbox', { name: 'Ti servono' })
  await type(field, '12.500', { delay: FAST_MS })
  release()
  await expect(page.getByRole('heading', { name: /per 12\.500 € in/ })).toBeVisible()
  await expect(field).toHaveValue(/12\.?500/)
})

test('without scripts an amount is read, or comes back with the question', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/mutui')
  await expect(page.getByLabel('Quanto ti serve')).toBeHidden()
  await page.getByRole('link', { name: 'usa il modulo semplice' }).click()
  const field = page.getByLabel('Quanto ti serve')
  await field.fill('15,000')
  await field.press('Enter')
  await expect(field).toHaveValue('15,000')
  await expect(page.getByRole('alert')).toContainText(ASKED)
  await page.goto('/prestiti')
  await page.getByRole('textbox', { name: 'Ti servono' }).fill('12.345,67')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/12\.345,67\s€/).first()).toBeVisible()
  await context.close()
})

async function sentBy(page: Page, text: string): Promise<void> {
  await page.goto('/iframes/calcolatori/mutui/generic')
  const field = page.getByLabel('Quanto ti serve')
  await type(field, text, { delay: FAST_MS, keypad: true })
  await expect(field).toHaveValue(text.replace('.', ','))
  await page.keyboard.press('Enter')
}

test('the numeric keypad of a frame writes a comma', async ({ open, allow }) => {
  allow(/status of 422/)
  const page = await open()
  await sentBy(page, '150000.50')
  await expect(page.getByText(/150\.000,50\s€/).first()).toBeVisible()
  await sentBy(page, '15.000')
  await expect(page.getByRole('alert')).toContainText(ASKED)
})
