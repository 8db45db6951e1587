import { db } from '@/lib/core/db'
import { aClient, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { buildDocumento, buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'

const NAME = 'Buste paga'
const fileOf = (who: Caller) => buildStoredFile({ ownerRole: who.role, ownerId: who.id })

/** A case of two people whose payslips are missing. */
async function world() {
  const [agent, first, second] = [await anAgent(), await aClient(), await aClient()]
  const { id } = await buildPratica({ agentId: agent.id, clientId: first.id })
  const { id: personaId } = await buildPersona({ praticaId: id, clientId: second.id })
  const mine = await buildDocumento({ praticaId: id, nome: NAME })
  const theirs = await buildDocumento({ praticaId: id, nome: NAME, personaId })
  const add = (as: Caller | null, docId: string, url: string) =>
    callAs(as, 'POST', 'pratiche/[id]/documenti/[docId]/file', { params: { id, docId }, body: { url } })
  const all = () => db().praticaDocumento.findMany({ where: { praticaId: id }, orderBy: { nome: 'asc' } })
  return { agent, first, second, id, personaId, mine, theirs, add, all }
}

describe('several files of one document', () => {
  it('come to the document, then to documents beside it, of the same person', async () => {
    const { agent, first, second, id, personaId, mine, theirs, add, all } = await world()
    for (const as of [first, first, agent])
      expect((await add(as, mine.id, (await fileOf(as)).url)).status).toBe(200)
    for (const as of [second, second]) await add(as, theirs.id, (await fileOf(as)).url)
    const docs = await all()
    expect(docs.map(({ nome, personaId: whose }) => [nome, whose])).toEqual([
      [NAME, null],
      [NAME, personaId],
      [`${NAME} (2)`, null],
      [`${NAME} (3)`, null],
      [`${NAME} (4)`, personaId],
    ])
    expect(docs.every(({ stato, fileId }) => stato === 'caricato' && fileId)).toBe(true)
    const seen = await callAs<{ documenti: { nome: string }[] }>(second, 'GET', 'pratiche/[id]', {
      params: { id },
    })
    expect(seen.json.documenti.map(({ nome }) => nome)).toEqual([NAME, `${NAME} (4)`])
  })

  it('are there once, however often one is sent', async () => {
    const { first, mine, add, all } = await world()
    await add(first, mine.id, (await fileOf(first)).url)
    const { url } = await fileOf(first)
    const replies = await Promise.all([1, 2, 3].map(() => add(first, mine.id, url)))
    expect(new Set(replies.map(({ json }) => json._id)).size).toBe(1)
    expect(await all()).toHaveLength(3)
  })

  it('stand beside what has been verified, and in place of what was refused', async () => {
    const { first, mine, add } = await world()
    const set = (stato: 'verificato' | 'respinto') =>
      db().praticaDocumento.update({ where: { id: mine.id }, data: { stato } })
    await set('respinto')
    expect((await add(first, mine.id, (await fileOf(first)).url)).json._id).toBe(mine.id)
    await set('verificato')
    expect((await add(first, mine.id, (await fileOf(first)).url)).json._id).not.toBe(mine.id)
  })

  it('are one’s own, of one’s own documents, and not without end', async () => {
    const { agent, first, second, id, mine, theirs, add } = await world()
    const { url } = await fileOf(first)
    expect((await add(null, mine.id, url)).status).toBe(401)
    expect((await add(first, theirs.id, url)).status).toBe(404)
    expect((await add(second, mine.id, (await fileOf(second)).url)).status).toBe(404)
    expect((await add(await anAgent(), mine.id, url)).status).toBe(404)
    expect((await add(agent, mine.id, url)).json.errors[0]?.path).toBe('url')
    await add(first, mine.id, url)
    for (let n = 2; n < 32; n += 1) await buildDocumento({ praticaId: id, nome: `${NAME} (${n})` })
    const { status, json } = await add(first, mine.id, (await fileOf(first)).url)
    expect([status, json.errors[0]?.path]).toEqual([422, 'url'])
  })
})
