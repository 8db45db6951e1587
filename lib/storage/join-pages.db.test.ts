import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { MOST_PAGES } from './schema'
import { PDF, photo, png, uploadRequest } from './testing'
import { uploadGeneric } from './upload-generic'

let me: Caller
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  me = await anAgent()
})

const upload = async (name: string, content: Uint8Array, { actor } = me) =>
  (await uploadGeneric(actor, uploadRequest(name, content))).url
const rowOf = (url: string) => db().storedFile.findFirstOrThrow({ where: { url } })
const join = (as: Caller | null, urls: string[], name = 'Busta paga') =>
  callAs(as, 'POST', 'storage/joinPages', { body: { urls, name } })

describe('POST /v2/storage/joinPages', () => {
  it('makes one PDF of the caller’s pictures, which stay for another try', async () => {
    const urls = [await upload('seconda.png', await png()), await upload('prima.jpg', await photo())]
    const { status, json } = await join(me, urls)
    expect([status, json.name, json.mimetype]).toEqual([200, 'Busta paga.pdf', 'application/pdf'])
    const row = await rowOf(String(json.url))
    expect(row).toMatchObject({ ownerRole: 'agent', ownerId: me.id, purpose: 'generic', deletedAt: null })
    for (const url of urls) expect((await rowOf(url)).deletedAt).toBeNull()
    expect((await join(me, urls)).status).toBe(200)
  })

  it('refuses by field what is not one’s own, is no picture, comes twice or is too much, and keeps all of it', async () => {
    const [mine, pdf] = [await upload('a.png', await png()), await upload('a.pdf', PDF)]
    const theirs = await upload('a.png', await png(), await anAgent())
    const many = Array.from({ length: MOST_PAGES + 1 }, (_, n) => `/v2/storage/files/${n}`)
    for (const urls of [[], [mine, theirs], [mine, pdf], [mine, mine], many]) {
      const { status, json } = await join(me, urls)
      expect([urls.length, status, json.errors?.map(({ path }) => path)]).toEqual([
        urls.length,
        422,
        ['urls'],
      ])
    }
    expect((await join(me, [mine], ' ')).json.errors?.map(({ path }) => path)).toEqual(['name'])
    for (const url of [mine, theirs, pdf]) expect((await rowOf(url)).deletedAt).toBeNull()
  })

  it('is for who is signed in', async () => {
    const mine = await upload('a.png', await png())
    expect((await join(null, [mine])).status).toBe(401)
    expect((await join(await adminWith(), [mine])).status).toBe(422)
  })
})
