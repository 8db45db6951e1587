import { aClient, adminWith, anAgent, callAs } from '@/lib/testing/test-kit'
import { buildNews } from '@/prisma/seed/factories/content'

const WRITTEN =
  '<h1>Titolo</h1><p onclick="x()">Testo <b>forte</b></p><script>alert(1)</script><a href="javascript:x">via</a>'

it('shows a text by the rules of a save, without saving', async () => {
  const editor = await adminWith('content_manage')
  const { status, json } = await callAs<{ html: string; company: { marchio: string } }>(
    editor,
    'POST',
    'preview',
    {
      body: { html: WRITTEN },
    },
  )
  expect(status).toBe(200)
  expect(json.company.marchio).toBeTruthy()
  const news = await buildNews()
  const params = { id: news.id }
  const saved = await callAs(editor, 'PATCH', 'news/[id]', { params, body: { corpo: WRITTEN, version: 1 } })
  expect(json.html).toBe(saved.json.corpo)
  expect(json.html).not.toMatch(/script|onclick|javascript/)
})

it('is for those who write the site', async () => {
  const answers = [null, await aClient(), await anAgent(), await adminWith('pratiche_manage')].map(
    async (as) => {
      return (await callAs(as, 'POST', 'preview', { body: { html: '<p>x</p>' } })).status
    },
  )
  expect(await Promise.all(answers)).toEqual([401, 403, 403, 403])
})
