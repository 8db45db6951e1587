import sharp from 'sharp'
import { expectAccessibleEverywhere } from '../axe'
import { expect, test } from '../fixtures'
import { dialog, expectLoaded, expectToast, fillDay } from '../ui'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an agent writes the own profile, sees it as it will be, and says when they are away', async ({
  open,
  allow,
}) => {
  allow(/status of 422/)
  const page = await open('agente2')
  await page.goto('/agents/settings')
  await expectLoaded(page)
  const profile = page.getByRole('region', { name: 'Profilo' })
  const bio = profile.getByRole('textbox', { name: 'Presentazione' })
  await bio.fill('Chiamami al 333 123 4567: seguo mutui per la prima casa a Milano.')
  await expect(profile.getByText(/^Niente numeri di telefono/)).toBeVisible()
  const words = 'Seguo mutui per la prima casa a Milano e in Brianza da più di dieci anni.'
  await bio.fill(words)
  await expect(profile.getByRole('figure', { name: /^Anteprima/ })).toContainText(words)
  await profile.getByRole('button', { name: 'MODIFICA' }).click()
  await expectToast(page, 'Profilo modificato')

  const absence = page.getByRole('region', { name: 'Assenza' })
  await fillDay(absence.getByRole('group', { name: /^Assente dal/ }), dayIn(10))
  await fillDay(absence.getByRole('group', { name: /^Assente fino al/ }), dayIn(5))
  await absence.getByRole('button', { name: /^(REGISTRA|MODIFICA)$/ }).click()
  await expect(absence.getByText('L’ultimo giorno viene prima del primo.')).toBeVisible()
  await fillDay(absence.getByRole('group', { name: /^Assente fino al/ }), dayIn(15))
  await absence.getByRole('button', { name: /^(REGISTRA|MODIFICA)$/ }).click()
  await expectToast(page, 'Assenza registrata')
  await expect(absence.getByText(/le nuove richieste vanno agli altri agenti/)).toBeVisible()
  await absence.getByRole('button', { name: 'TOGLI L’ASSENZA' }).click()
  await expectToast(page, 'Assenza tolta')
})

/** Red on the left, blue on the right. */
async function twoColours(width: number, height: number) {
  const half = { width: Math.round(width / 2), height, channels: 3 as const, background: '#c00000' }
  const left = await sharp({ create: half }).png().toBuffer()
  const canvas = sharp({ create: { width, height, channels: 3, background: '#0000c0' } })
  const buffer = await canvas
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return { name: 'ritratto.png', mimeType: 'image/png', buffer }
}

function sizeAndMiddle(image: HTMLImageElement | SVGElement) {
  if (!(image instanceof HTMLImageElement)) throw new Error('no picture')
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, 1, 1)
  const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
  return { size: [image.naturalWidth, image.naturalHeight], isRed: red > 100, isBlue: blue > 100 }
}

test('a photograph is cut to a square around the face before it is sent', async ({ open }) => {
  const page = await open('agente2')
  await page.goto('/agents/settings')
  await expectLoaded(page)
  const profile = page.getByRole('region', { name: 'Profilo' })
  const input = profile.locator('input[type=file]')
  await input.setInputFiles(await twoColours(900, 500))
  await expect(profile.getByRole('alert')).toContainText('servono almeno 600 × 600 punti')

  await input.setInputFiles(await twoColours(1600, 800))
  const cutting = dialog(page, 'Ritaglia la fotografia')
  const stage = cutting.getByRole('group', { name: /si sposta con le frecce/ })
  await expect(stage).toBeVisible()
  await expectAccessibleEverywhere(page)
  await cutting.getByRole('button', { name: 'ANNULLA' }).click()
  await expect(cutting).toHaveCount(0)
  // Empty again: choosing the same file is a change.
  await expect(input).toHaveValue('')

  await input.setInputFiles(await twoColours(1600, 800))
  await stage.focus()
  // As far as it goes: the picture's left half is in the circle.
  for (let times = 0; times < 40; times += 1) await page.keyboard.press('ArrowRight')
  await cutting.getByRole('button', { name: 'RITAGLIA' }).click()
  const photo = profile.getByRole('img', { name: 'La tua fotografia' })
  // The one of before is there until this one has arrived.
  await expect
    .poll(() => photo.evaluate(sizeAndMiddle))
    .toEqual({ size: [800, 800], isRed: true, isBlue: false })

  await profile.getByRole('button', { name: 'MODIFICA' }).click()
  await expectToast(page, 'Profilo modificato')
})

// Here and not in a file of its own: two files run at once, and this changes what the test above expects.
test('a presentation waits for the office where the settings say so', async ({ open }) => {
  const admin = await open('admin')
  await admin.goto('/admin/settings?scheda=installazione')
  const line = admin.getByRole('listitem').filter({ hasText: 'Approvazione dei profili' })
  await line.getByRole('button', { name: /^MODIFICA/ }).click()
  const form = dialog(admin, 'Approvazione dei profili')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'SALVA' }).click()
  await expectToast(admin, 'Impostazione salvata')

  const agent = await open('agente2')
  await agent.goto('/agents/settings')
  await expectLoaded(agent)
  const profile = agent.getByRole('region', { name: 'Profilo' })
  const words = `Mi occupo di mutui e di surroghe in tutta la Lombardia, dal 2008. ${Date.now() % 97}`
  await profile.getByRole('textbox', { name: 'Presentazione' }).fill(words)
  await profile.getByRole('button', { name: 'MODIFICA' }).click()
  await expectToast(agent, 'Modifica inviata: la sede deve approvarla')
  await expect(profile.getByText(/aspettano l’approvazione della sede/)).toBeVisible()
  await expectAccessibleEverywhere(agent)

  await admin.goto('/admin/site/agents?filter[profiloPropostoAt]=true')
  await expectLoaded(admin)
  await admin.getByRole('row').filter({ hasText: 'Confermato' }).first().click()
  const proposal = admin.getByRole('region', { name: 'Profilo da approvare' })
  await expect(proposal).toContainText(words)
  await expectAccessibleEverywhere(admin)
  await proposal.getByRole('button', { name: 'APPROVA' }).click()
  await dialog(admin, /Approvi il profilo/)
    .getByRole('button', { name: 'APPROVA' })
    .click()
  await expectToast(admin, 'Profilo approvato')
  await expect(proposal).toHaveCount(0)

  await admin.goto('/admin/settings?scheda=installazione')
  await line.getByRole('button', { name: /^Torna al valore iniziale/ }).click()
  await dialog(admin, /Approvazione dei profili/)
    .getByRole('button', { name: 'TORNA AL VALORE INIZIALE' })
    .click()
  await expectToast(admin, 'Tornata al valore iniziale')
})
