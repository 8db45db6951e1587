import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { buildDocumento, buildPratica } from '@/prisma/seed/factories/pratiche'

const person = {
  nome: 'Bea',
  cognome: 'Prova',
  email: 'bea@prova.example',
  telefono: null,
  tipoLavoro: 'autonomo',
  redditoNetto: 1800.5,
}

/** What the history says of the people and the documents of a case: field, before, after. */
async function historyOf(ref: string) {
  const commits = await db().commit.findMany({ where: { ref, action: 'edit' }, orderBy: { id: 'asc' } })
  type Changes = { changes: { field: string; before: string; after: string }[] }
  return commits.flatMap(({ info }) =>
    (info as Changes).changes.flatMap(({ field, before, after }) =>
      field === 'persone' || field === 'documenti' ? [[field, before, after]] : [],
    ),
  )
}

describe('opening a case', () => {
  it('makes the agent’s case with its checklist, once for one key', async () => {
    const agent = await anAgent()
    const body = {
      product: 'mutuo',
      finalita: 'acquisto_prima_casa',
      importoRichiesto: 120_000,
      durataMesi: 240,
      richiedente: person,
    }
    const open = (as: Caller) =>
      callAs(as, 'POST', 'pratiche', { body, headers: { 'idempotency-key': 'apri' } })
    const [first, again] = await Promise.all([open(agent), open(agent)])
    expect([first.status, again.json._id]).toEqual([201, first.json._id])
    const row = await db().pratica.findUniqueOrThrow({
      where: { id: first.json._id },
      include: { documenti: true, persone: true },
    })
    expect([row.agentId, row.agencyId]).toEqual([agent.id, agent.actor.agencyId])
    expect(row.documenti.map(({ tipo }) => tipo)).toEqual(expect.arrayContaining(['identita', 'visura']))
    expect(row.persone).toMatchObject([{ ruolo: 'richiedente', redditoNetto: 180_050n }])
    expect((await open(await aClient())).status).toBe(403)
    const wrong = await callAs(agent, 'POST', 'pratiche', { body: { ...body, finalita: 'auto' } })
    expect([wrong.status, wrong.json.errors[0]?.path]).toEqual([422, 'finalita'])
  })
})

describe('the people of a case', () => {
  it('are added once, with one richiedente', async () => {
    const agent = await anAgent()
    const { id } = await buildPratica({ agentId: agent.id })
    const add = (as: Caller | null, ruolo: string, email = 'co@prova.example') =>
      callAs(as, 'POST', 'pratiche/[id]/persone', { params: { id }, body: { ...person, ruolo, email } })
    expect((await add(agent, 'cointestatario')).status).toBe(201)
    expect((await add(agent, 'garante')).json.errors[0]?.path).toBe('email')
    expect((await add(agent, 'richiedente', 'altro@prova.example')).json.errors[0]?.path).toBe('ruolo')
    expect((await add(agent, 'amico', 'x@prova.example')).status).toBe(422)
    expect((await add(await anAgent(), 'garante', 'y@prova.example')).status).toBe(404)
    expect((await add(null, 'garante')).status).toBe(401)
    expect(await db().praticaPersona.count({ where: { praticaId: id } })).toBe(2)
    expect(await historyOf(id)).toEqual([['persone', 'Richiedente', 'Richiedente, Cointestatario']])
  })
})

describe('the documents of a case', () => {
  async function world() {
    const [agent, client] = [await anAgent(), await aClient()]
    const { id } = await buildPratica({ agentId: agent.id, clientId: client.id })
    const doc = await buildDocumento({ praticaId: id })
    const params = { id, docId: doc.id }
    const attach = (as: Caller, url: string) =>
      callAs(as, 'POST', 'pratiche/[id]/documenti/[docId]', { params, body: { url } })
    const judge = (as: Caller, body: object) =>
      callAs(as, 'POST', 'pratiche/[id]/documenti/[docId]/esito', { params, body })
    return { agent, client, id, attach, judge }
  }
  const fileOf = (who: Caller) => buildStoredFile({ ownerRole: who.role, ownerId: who.id })

  it('are uploaded by the client, judged by the agent, and closed once verified', async () => {
    const { agent, client, id, attach, judge } = await world()
    const { url } = await fileOf(client)
    expect((await judge(agent, { esito: 'verificato' })).status).toBe(409)
    expect((await attach(client, url)).json).toMatchObject({ stato: 'caricato' })
    expect((await judge(client, { esito: 'verificato' })).status).toBe(403)
    expect((await judge(agent, { esito: 'respinto' })).json.errors[0]?.path).toBe('motivo')
    expect((await judge(agent, { esito: 'respinto', motivo: 'Illeggibile' })).status).toBe(200)
    expect((await attach(client, url)).status).toBe(200)
    expect((await judge(agent, { esito: 'verificato' })).status).toBe(200)
    expect((await attach(client, url)).status).toBe(409)
    const states = (await historyOf(id)).map(([, before, after]) => [before, after].join(' → '))
    expect(states.map((words) => words.replace(/[^→:]*: /g, ' ').trim())).toEqual([
      'richiesto → caricato',
      'caricato → da rifare',
      'da rifare → caricato',
      'caricato → verificato',
    ])
  })

  it('take only one’s own files, and only on one’s own case', async () => {
    const { agent, client, attach } = await world()
    expect((await attach(client, (await fileOf(agent)).url)).json.errors[0]?.path).toBe('url')
    const stranger = await aClient()
    expect((await attach(stranger, (await fileOf(stranger)).url)).status).toBe(404)
  })

  it('can be read by whoever sees the case and by nobody else', async () => {
    const { mayRead } = await import('@/lib/features/files/grant')
    const { agent, client, attach } = await world()
    const file = await fileOf(client)
    await attach(client, file.url)
    const readers = [
      agent,
      await adminWith('pratiche_manage'),
      await anAgent(),
      await aClient(),
      await adminWith(),
    ]
    const answers = readers.map(({ actor }) => mayRead(file, actor))
    expect(await Promise.all([...answers, mayRead(file, null)])).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
