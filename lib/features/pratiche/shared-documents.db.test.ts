import { db } from '@/lib/core/db'
import { mayRead } from '@/lib/features/files/grant'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { buildDocumento, buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'

type Doc = { _id: string; nome: string; file: { url: string } | null }

/** A case of two people with a document of each and one of both, all uploaded by the agent. */
async function world() {
  const [agent, first, second] = [await anAgent(), await aClient(), await aClient()]
  const { id } = await buildPratica({ agentId: agent.id, clientId: first.id })
  const persona = await buildPersona({ praticaId: id, clientId: second.id })
  const file = () => buildStoredFile({ ownerRole: 'agent', ownerId: agent.id })
  const [one, two, both] = [await file(), await file(), await file()]
  const shown = { praticaId: id, stato: 'caricato' as const }
  const docs = {
    first: await buildDocumento({ ...shown, nome: 'Buste paga del primo', fileId: one.id }),
    second: await buildDocumento({
      ...shown,
      nome: 'Buste paga del secondo',
      fileId: two.id,
      personaId: persona.id,
    }),
    both: await buildDocumento({ ...shown, nome: 'Planimetria', fileId: both.id, condiviso: true }),
  }
  return { agent, first, second, id, personaId: persona.id, docs, files: { first: one, second: two, both } }
}
const detail = (as: Caller, id: string) => callAs(as, 'GET', 'pratiche/[id]', { params: { id } })
const namesFor = async (as: Caller, id: string) =>
  ((await detail(as, id)).json.documenti as Doc[]).map(({ nome }) => nome).sort()
const attach = (as: Caller, id: string, docId: string, url: string) =>
  callAs(as, 'POST', 'pratiche/[id]/documenti/[docId]', { params: { id, docId }, body: { url } })

describe('the documents of a case of two people', () => {
  it('are listed to each: their own and the shared ones', async () => {
    const { agent, first, second, id } = await world()
    expect(await namesFor(first, id)).toEqual(['Buste paga del primo', 'Planimetria'])
    expect(await namesFor(second, id)).toEqual(['Buste paga del secondo', 'Planimetria'])
    expect(await namesFor(agent, id)).toHaveLength(3)
    expect(await namesFor(await adminWith('pratiche_manage'), id)).toHaveLength(3)
  })

  it('are downloaded by each likewise', async () => {
    const { agent, first, second, files } = await world()
    const readable = async (as: Caller) => {
      const all = [files.first, files.second, files.both]
      return Promise.all(all.map((file) => mayRead(file, as.actor)))
    }
    expect(await readable(first)).toEqual([true, false, true])
    expect(await readable(second)).toEqual([false, true, true])
    expect(await readable(agent)).toEqual([true, true, true])
    expect(await readable(await aClient())).toEqual([false, false, false])
    const download = (as: Caller) =>
      callAs(as, 'GET', 'storage/files/[id]', { params: { id: files.first.url.split('/').at(-1) ?? '' } })
    expect((await download(second)).status).toBe(404)
  })

  it('are brought by each likewise: the other’s is a 404', async () => {
    const { first, second, id, docs } = await world()
    const own = async (as: Caller) => (await buildStoredFile({ ownerRole: 'client', ownerId: as.id })).url
    expect((await attach(second, id, docs.first.id, await own(second))).status).toBe(404)
    expect((await attach(first, id, docs.second.id, await own(first))).status).toBe(404)
    expect((await attach(second, id, docs.second.id, await own(second))).status).toBe(200)
    expect((await attach(second, id, docs.both.id, await own(second))).status).toBe(200)
    expect((await attach(await aClient(), id, docs.both.id, '/v2/storage/files/x')).status).toBe(404)
  })

  it('are told of in the story to who sees them', async () => {
    const { agent, first, second, id, docs } = await world()
    const judge = (docId: string) =>
      callAs(agent, 'POST', 'pratiche/[id]/documenti/[docId]/esito', {
        params: { id, docId },
        body: { esito: 'respinto', motivo: 'Lo stipendio non torna' },
      })
    for (const { id: docId } of [docs.first, docs.second]) expect((await judge(docId)).status).toBe(200)
    const told = async (as: Caller) => {
      const { eventi } = (await detail(as, id)).json as unknown as { eventi: { testo: string }[] }
      return eventi.map(({ testo }) => testo.split('.')[0])
    }
    expect(await told(first)).toEqual(['Da rifare: Buste paga del primo'])
    expect(await told(second)).toEqual(['Da rifare: Buste paga del secondo'])
    expect(await told(agent)).toHaveLength(2)
  })

  it('are asked for from one person, or from everybody', async () => {
    const { agent, first, second, id, personaId } = await world()
    const ask = (as: Caller, nome: string, di?: string) =>
      callAs(as, 'POST', 'pratiche/[id]/documenti', { params: { id }, body: { nome, di } })
    expect((await ask(agent, 'Del secondo', personaId)).status).toBe(201)
    expect((await ask(agent, 'Del primo')).status).toBe(201)
    expect((await ask(agent, 'Di tutti', 'tutti')).status).toBe(201)
    const elsewhere = await buildPersona()
    expect((await ask(agent, 'Di altri', elsewhere.id)).json.errors[0]?.path).toBe('di')
    expect((await ask(second, 'Mio')).status).toBe(403)
    expect((await ask(await anAgent(), 'Non mio')).status).toBe(404)
    expect(await namesFor(first, id)).toEqual(expect.arrayContaining(['Del primo', 'Di tutti']))
    expect(await namesFor(first, id)).not.toContain('Del secondo')
    expect(await namesFor(second, id)).toEqual(expect.arrayContaining(['Del secondo', 'Di tutti']))
    expect(await namesFor(second, id)).not.toContain('Del primo')
  })

  it('of who is added are those of the role', async () => {
    const { agent, id } = await world()
    const add = async (ruolo: string) => {
      const body = {
        ruolo,
        nome: 'Ida',
        cognome: 'Terza',
        email: null,
        telefono: null,
        tipoLavoro: 'autonomo',
        redditoNetto: null,
      }
      const { json } = await callAs(agent, 'POST', 'pratiche/[id]/persone', { params: { id }, body })
      const rows = await db().praticaDocumento.findMany({ where: { personaId: json._id } })
      return rows.map(({ tipo }) => tipo).sort()
    }
    expect(await add('garante')).toEqual([
      'codice_fiscale',
      'estratto_conto',
      'identita',
      'redditi',
      'visura',
    ])
    expect(await add('terzo_datore')).toEqual(['codice_fiscale', 'identita'])
  })

  it('say nothing to each about how the other lives', async () => {
    const { first, second, id } = await world()
    await db().praticaPersona.updateMany({
      where: { praticaId: id },
      data: { tipoLavoro: 'autonomo', redditoNetto: 123_456n },
    })
    const { persone } = (await detail(second, id)).json as unknown as { persone: Record<string, unknown>[] }
    expect(persone.map(({ tipoLavoro }) => tipoLavoro)).toEqual([null, 'autonomo'])
    const { text } = await detail(second, id)
    for (const secret of [first.id, first.actor.email, '1234.56']) expect(text).not.toContain(secret)
  })
})
