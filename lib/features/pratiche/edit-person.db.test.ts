import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { buildDocumento, buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'

beforeAll(() => migrateJobs(env().DATABASE_URL))

const typed = { nome: 'Bea', cognome: 'Prova', email: null, telefono: null, clientId: null }

async function world(overrides: Parameters<typeof buildPersona>[0] = {}) {
  const agent = await anAgent()
  const { id } = await buildPratica({ agentId: agent.id })
  const persona = await buildPersona({ praticaId: id, ruolo: 'garante', ...typed, ...overrides })
  const params = { id, personaId: persona.id }
  const version = async () => (await db().pratica.findUniqueOrThrow({ where: { id } })).version
  const edit = async (as: Caller | null, patch: object, read?: number) =>
    callAs(as, 'PATCH', 'pratiche/[id]/persone/[personaId]', {
      params,
      body: { ...patch, version: read ?? (await version()) },
    })
  const remove = async (as: Caller | null, body: object = { motivo: 'Non serve più' }, read?: number) =>
    callAs(as, 'DELETE', 'pratiche/[id]/persone/[personaId]', {
      params,
      body: { version: read ?? (await version()), ...body },
    })
  const eventsOf = () =>
    db().praticaEvento.findMany({ where: { praticaId: id, tipo: 'persona' }, orderBy: { at: 'asc' } })
  const docsOf = async (personaId: string) =>
    (await db().praticaDocumento.findMany({ where: { personaId } })).map(({ tipo }) => tipo).sort()
  return { agent, id, persona, version, edit, remove, eventsOf, docsOf }
}
const rowOf = (id: string) => db().praticaPersona.findUnique({ where: { id } })

describe('a person of a case', () => {
  it('is corrected; time line and history tell which fields, not what they say', async () => {
    const { agent, id, persona, edit, eventsOf } = await world()
    const patch = { cognome: 'Rossi', telefono: '333 1234567', redditoNetto: 1_900 }
    expect((await edit(agent, patch)).status).toBe(200)
    expect(await rowOf(persona.id)).toMatchObject({ nome: 'Bea', cognome: 'Rossi', redditoNetto: 190_000n })
    const [event] = await eventsOf()
    expect(event?.testo).toBe('Modificata una persona: garante (cognome, telefono, reddito)')
    const [commit] = await db().commit.findMany({ where: { ref: id } })
    expect(JSON.stringify(commit?.info)).toContain('Garante: cognome, telefono, reddito')
    expect(JSON.stringify(commit?.info)).not.toMatch(/Rossi|1234567|190000/)
    expect(commit?.actorId).toBe(agent.id)
  })

  it('is nobody else’s to change, and a stale version is refused', async () => {
    const { agent, edit, remove, version, persona } = await world()
    const stranger = await anAgent()
    expect((await edit(stranger, { nome: 'X' })).status).toBe(404)
    expect((await remove(stranger)).status).toBe(404)
    for (const [as, status] of [
      [await aClient(), 403],
      [await adminWith(), 403],
      [null, 401],
    ] as const) {
      expect((await edit(as, { nome: 'X' })).status).toBe(status)
      expect((await remove(as)).status).toBe(status)
    }
    expect((await edit(agent, { nome: 'X' }, (await version()) - 1)).json.code).toBe('stale_version')
    expect((await remove(agent, undefined, (await version()) - 1)).json.code).toBe('stale_version')
    expect((await edit(agent, { nome: '' })).json.errors[0]?.path).toBe('nome')
    expect((await rowOf(persona.id))?.nome).toBe('Bea')
  })

  it('gets the checklist of another role or work; what was brought stays', async () => {
    const { agent, id, persona, edit, docsOf } = await world({ tipoLavoro: 'dipendente_privato' })
    for (const tipo of ['buste_paga', 'cu'])
      await buildDocumento({
        praticaId: id,
        personaId: persona.id,
        tipo,
        stato: tipo === 'cu' ? 'caricato' : 'richiesto',
      })
    await edit(agent, { tipoLavoro: 'autonomo', ruolo: 'cointestatario' })
    expect(await docsOf(persona.id)).toEqual([
      'codice_fiscale',
      'cu',
      'estratto_conto',
      'identita',
      'redditi',
      'visura',
    ])
  })

  it('with another address is asked at that address; who said no is not', async () => {
    const invitedAt = new Date('2026-11-01T10:00:00Z')
    const { agent, persona, edit } = await world({ email: 'vecchia@prova.example', invitedAt })
    expect((await edit(agent, { email: 'nuova@prova.example' })).json.collegamento).toBe('invitata')
    expect((await rowOf(persona.id))?.invitedAt?.getTime()).toBeGreaterThan(invitedAt.getTime())
    await db().praticaPersona.update({ where: { id: persona.id }, data: { refusedAt: new Date() } })
    const again = await edit(agent, { email: 'altra@prova.example' })
    expect([again.status, again.json.errors[0]?.path]).toEqual([409, 'email'])
  })

  it('who follows the case keeps their own name and contacts', async () => {
    const client = await aClient()
    const { agent, edit, persona } = await world({ clientId: client.id })
    expect((await edit(agent, { nome: 'Altro' })).json.errors[0]?.path).toBe('nome')
    expect((await edit(agent, { redditoNetto: 2_500 })).status).toBe(200)
    expect(await rowOf(persona.id)).toMatchObject({ clientId: client.id, redditoNetto: 250_000n })
  })

  it('the richiedente stays the richiedente, and the case bears their name', async () => {
    const { agent, id, edit } = await world()
    const richiedente = await db().praticaPersona.findFirstOrThrow({
      where: { praticaId: id, ruolo: 'richiedente' },
    })
    await db().praticaPersona.update({ where: { id: richiedente.id }, data: { clientId: null } })
    expect((await edit(agent, { ruolo: 'richiedente' })).json.errors[0]?.path).toBe('ruolo')
    const params = { id, personaId: richiedente.id }
    const call = async (method: 'PATCH' | 'DELETE', body: object) =>
      callAs(agent, method, 'pratiche/[id]/persone/[personaId]', {
        params,
        body: { ...body, version: (await db().pratica.findUniqueOrThrow({ where: { id } })).version },
      })
    expect((await call('PATCH', { ruolo: 'garante' })).json.errors[0]?.path).toBe('ruolo')
    expect((await call('DELETE', { motivo: 'Sbaglio' })).status).toBe(409)
    expect((await call('PATCH', { nome: 'Lia', cognome: 'Corretta' })).status).toBe(200)
    expect((await db().pratica.findUniqueOrThrow({ where: { id } })).intestatario).toBe('Lia Corretta')
  })
})

describe('a person taken off a case', () => {
  it('goes with their documents and files, for a reason that is told', async () => {
    const client = await aClient()
    const { agent, id, persona, remove, eventsOf } = await world({ clientId: client.id })
    const file = await buildStoredFile({ ownerRole: 'client', ownerId: client.id })
    await buildDocumento({ praticaId: id, personaId: persona.id, fileId: file.id, stato: 'caricato' })
    const others = await buildDocumento({ praticaId: id })
    const seen = () => callAs(client, 'GET', 'pratiche/[id]', { params: { id } })
    expect((await seen()).status).toBe(200)
    expect((await remove(agent, {})).json.errors[0]?.path).toBe('motivo')
    expect((await remove(agent, { motivo: 'Il garante non serve più' })).status).toBe(204)
    expect(await rowOf(persona.id)).toBeNull()
    expect((await seen()).status).toBe(404)
    expect(await db().praticaDocumento.findMany({ where: { praticaId: id } })).toMatchObject([
      { id: others.id },
    ])
    expect((await db().storedFile.findUniqueOrThrow({ where: { id: file.id } })).deletedAt).not.toBeNull()
    const told = (await eventsOf()).map(({ testo, pubblico }) => [testo, pubblico])
    expect(told).toEqual([['Tolta una persona: garante. Motivo: Il garante non serve più', false]])
    const { info } = await db().commit.findFirstOrThrow({ where: { ref: id } })
    const { changes, reason } = info as { changes: unknown[]; reason: string }
    expect(changes).toEqual([{ field: 'persone', before: 'Richiedente, Garante', after: 'Richiedente' }])
    expect(reason).toBe('Il garante non serve più')
  })
})
