import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures'
import { mailTo } from '../mail'
import { pdfFile } from '../pdf'
import { PASSWORD, PEOPLE } from '../people'
import { freePort, secondServer } from '../second-server'

const CONTACT = { Nome: 'Rita', Cognome: 'Scrive', Telefono: '351 000 0000' }

/** A second process that cannot reach the store; the first one's worker still can. */
const serverWithoutStore = async () =>
  secondServer({ S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`, WORKER: 'off' })

async function asAdmin(request: APIRequestContext) {
  const { area, email } = PEOPLE.admin
  const login = await request.post(`/v2/${area}/login`, { data: { email, password: PASSWORD } })
  const { access } = (await login.json()) as { access: string }
  return (url: string) => request.get(url, { headers: { authorization: `Bearer ${access}` } })
}

test('a CV sent while the store is away is received, read, and delivered later', async ({
  open,
  request,
}) => {
  test.setTimeout(120_000)
  const { server, site } = await serverWithoutStore()
  try {
    const cv = pdfFile('Il mio CV.pdf', 'Curriculum di prova')
    const email = `candidata-${Date.now()}@posta.example`
    const page = await open()
    await page.goto(`${site}/lavoraConNoi`)
    await expect(page.getByRole('button', { name: 'Invia' })).toBeEnabled()
    await page.getByLabel(/Per quale posizione/).selectOption('Candidatura spontanea')
    for (const [label, value] of Object.entries({ ...CONTACT, 'E-mail': email }))
      await page.getByRole('textbox', { name: label, exact: true }).fill(value)
    await page.getByLabel(/informativa sulla privacy/).check()
    await page.getByLabel('Curriculum').setInputFiles(cv)
    await page.getByRole('button', { name: 'Invia' }).click()
    await expect(page.getByRole('heading', { name: 'Candidatura ricevuta' })).toBeVisible()
    await mailTo(email, /ricevuto/)
    // Before its server goes, or it complains of what it was still fetching.
    await page.close()

    const get = await asAdmin(request)
    const list = await (await get(`/v2/requests?q=${encodeURIComponent(email)}`)).json()
    const file = `/v2/storage/files/${list.items[0].file._id}`
    const reply = await get(file)
    expect(reply.headers()['content-disposition']).toContain('Il mio CV.pdf')
    expect((await reply.body()).equals(cv.buffer)).toBe(true)

    // Delivered, its bytes are in the store alone: whoever cannot reach that cannot read them any more.
    await expect.poll(async () => (await get(`${site}${file}`)).status(), { timeout: 30_000 }).toBe(503)
    expect((await (await get(file)).body()).equals(cv.buffer)).toBe(true)
  } finally {
    server.kill('SIGKILL')
  }
})
