import sharp from 'sharp'
import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { expectLoaded, expectToast } from '../ui'

/** A photo of a page; a colour for each, to tell them apart. */
const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 848, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

test('photos of the pages of a document are put in order and sent as one PDF', async ({ open }) => {
  const page = await open('cliente')
  await page.goto('/area-clienti/pratiche')
  await expectLoaded(page)
  const upload = page.getByRole('button', { name: /^CARICA: / }).first()
  const name = (await upload.getAttribute('aria-label'))?.replace('CARICA: ', '') ?? ''
  await upload.click()
  await page.getByRole('button', { name: 'Più pagine? Uniscile in un PDF' }).click()

  await expect(page.getByRole('group', { name: `Le pagine di: ${name}` })).toBeVisible()
  const input = page.locator('main input[type="file"]').first()
  await input.setInputFiles(await photo('terza.jpg', '#c8d6cf'))
  await expect(page.getByRole('button', { name: 'INVIA UNA PAGINA IN PDF' })).toBeVisible()
  await input.setInputFiles([await photo('prima.jpg', '#f2e3c6'), await photo('seconda.jpg', '#9ab')])
  const send = page.getByRole('button', { name: 'INVIA 3 PAGINE IN UN PDF' })
  await expect(send).toBeVisible()
  await expectAccessibleEverywhere(page)
  const pictures = page.locator('main ol img')
  const first = await pictures.first().getAttribute('src')
  await page.getByRole('button', { name: 'Sposta giù: Pagina 1' }).click()
  await expect(pictures.nth(1)).toHaveAttribute('src', first ?? '')

  await send.click()
  await expectToast(page, `Ricevuto: ${name}`)
  await page.locator('summary').filter({ hasText: 'già ricevut' }).first().click()
  const link = page.getByRole('link', { name: `${name}.pdf` }).first()
  // By the page itself: the address names the area whose session counts.
  const [type, pdf] = await page.evaluate(
    async (url) => {
      const reply = await fetch(url)
      return [reply.headers.get('content-type'), await reply.text()]
    },
    await link.getAttribute('href').then(String),
  )
  expect(type).toBe('application/pdf')
  expect(pdf?.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3)
})
