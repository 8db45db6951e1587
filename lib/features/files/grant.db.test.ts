import { aClient, adminWith, anAgent } from '@/lib/testing/test-kit'
import {
  buildFaq,
  buildFaqCategory,
  buildNews,
  buildPage,
  buildStoredFile,
} from '@/prisma/seed/factories/content'
import { buildContactRequest } from '@/prisma/seed/factories/leads'
import { mayRead } from './grant'

describe('a CV', () => {
  it('is read by administrators who see the requests, and by nobody else', async () => {
    const cv = await buildStoredFile({ purpose: 'cv' })
    await buildContactRequest({ kind: 'candidatura', fileId: cv.id })
    expect(await mayRead(cv, (await adminWith('leads_manage')).actor)).toBe(true)
    expect(await mayRead(cv, (await adminWith('admin')).actor)).toBe(true)
    for (const viewer of [await adminWith('content_manage'), await anAgent(), await aClient(), null])
      expect(await mayRead(cv, viewer?.actor ?? null)).toBe(false)
  })

  it('opens no other file', async () => {
    const other = await buildStoredFile({ purpose: 'generic' })
    expect(await mayRead(other, (await adminWith('leads_manage')).actor)).toBe(false)
  })
})

describe('a picture inside a text', () => {
  const aPicture = async () => {
    const picture = await buildStoredFile({ ownerRole: 'admin', mimetype: 'image/png' })
    return { picture, text: `<p><img src="${picture.url}" alt=""></p>` }
  }

  it.each([
    ['a news item', (corpo: string, published: boolean) => buildNews({ corpo, published })],
    ['a page', (corpo: string, published: boolean) => buildPage({ corpo, published })],
    ['an answer', (risposta: string, published: boolean) => buildFaq({ risposta, published })],
  ])('of %s is everybody’s when the text is', async (_what, build) => {
    const [draft, shown] = [await aPicture(), await aPicture()]
    await build(draft.text, false)
    await build(shown.text, true)
    expect([await mayRead(draft.picture, null), await mayRead(shown.picture, null)]).toEqual([false, true])
  })

  it('of an answer to agents is theirs', async () => {
    const { picture, text } = await aPicture()
    const { id: categoryId } = await buildFaqCategory({ contesto: 'agenti' })
    await buildFaq({ risposta: text, categoryId })
    for (const viewer of [await aClient(), null])
      expect(await mayRead(picture, viewer?.actor ?? null)).toBe(false)
    expect(await mayRead(picture, (await anAgent()).actor)).toBe(true)
  })
})
