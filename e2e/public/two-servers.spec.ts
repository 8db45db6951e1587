import { once } from 'node:events'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures'
import { PASSWORD, PEOPLE } from '../people'
import { secondServer } from '../second-server'

/** How soon is what `npm run bench edits` measures; here other browsers work on the same two cores. */
const ARRIVES = { timeout: 15_000, intervals: [100] }

type Item = { _id: string; slug: string; titolo: string; version: number }

async function editor(request: APIRequestContext) {
  const { area, email } = PEOPLE.admin
  const login = await request.post(`/v2/${area}/login`, { data: { email, password: PASSWORD } })
  const { access } = (await login.json()) as { access: string }
  const list = (await (await request.get('/v2/news?limit=5')).json()) as { items: Item[] }
  let item = list.items[4] as Item
  const rename = async (titolo: string) => {
    const headers = { authorization: `Bearer ${access}` }
    const data = { titolo, version: item.version }
    const reply = await request.patch(`/v2/news/${item._id}`, { headers, data })
    expect(reply.status()).toBe(200)
    item = (await reply.json()) as Item
  }
  return { before: item.titolo, page: `/news_name/${item.slug}`, rename }
}

test('an edit reaches every server at once, and one that dies takes nothing with it', async ({ request }) => {
  test.setTimeout(120_000)
  const { server, site } = await secondServer()
  const { before, page, rename } = await editor(request)
  try {
    const shown = async (url: string) => (await request.get(url)).text()
    expect(await shown(`${site}${page}`)).toContain(before)
    await rename('Due server, una notizia')
    for (const url of [page, `${site}${page}`]) {
      await expect.poll(() => shown(url), ARRIVES).toContain('Due server, una notizia')
    }
    server.kill('SIGKILL')
    await once(server, 'exit')
    await rename('Un server solo, la stessa notizia')
    await expect.poll(() => shown(page), ARRIVES).toContain('Un server solo')
  } finally {
    if (server.exitCode === null) server.kill('SIGKILL')
    await rename(before)
  }
})

test('an edit made while the one before is being rendered is the one that stays', async ({ request }) => {
  test.setTimeout(120_000)
  const { before, page, rename } = await editor(request)
  try {
    for (let round = 1; round <= 8; round += 1) {
      await rename(`Prima stesura ${round}`)
      // Visitors and the router ask for it while the first edit is on its way.
      await new Promise((resolve) => setTimeout(resolve, 25 * round))
      const visits = [request.get(page), request.get(page, { headers: { rsc: '1' } })]
      await rename(`Seconda stesura ${round}`)
      const shown = async () => (await request.get(page)).text()
      await expect.poll(shown, ARRIVES).toContain(`Seconda stesura ${round}`)
      await Promise.all(visits)
    }
  } finally {
    await rename(before)
  }
})
