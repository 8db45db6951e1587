import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { aClient, adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgent, buildClient, buildConsent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

const EMPTY = {
  tipoPersona: 'fisica',
  ragioneSociale: null,
  partitaIva: null,
  nome: 'Ida',
  cognome: 'Nuova',
  codiceFiscale: null,
  dataNascita: null,
  telefono: null,
  email: null,
  indirizzo: null,
  cap: null,
  comune: null,
  provincia: null,
  note: '',
}
let office: Caller
const verb = (name: string, id: string, body: unknown = undefined, as: Caller | null = office) =>
  callAs(as, 'POST', `clients/[id]/${name}`, { params: { id }, body })
const create = (more: object = {}) => callAs(office, 'POST', 'clients', { body: { ...EMPTY, ...more } })
const patch = (id: string, body: object) => callAs(office, 'PATCH', 'clients/[id]', { params: { id }, body })
const rowOf = (id: string) => db().client.findUniqueOrThrow({ where: { id } })
const reasonOf = async (ref: string) => {
  const last = await db().commit.findFirst({ where: { ref }, orderBy: { id: 'desc' } })
  return (last?.info as { reason?: string } | undefined)?.reason
}

beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  office = await adminWith('clients_manage', 'clients_erase', 'leads_manage')
})

describe('a client of the office', () => {
  it('waits to be confirmed, with the telephone in one form and a history', async () => {
    const { status, json } = await create({ telefono: '351 222 3344', codiceFiscale: 'rssmra80a01h501u' })
    expect([status, json]).toMatchObject([
      201,
      { status: 'pending', telefono: '+393512223344', codiceFiscale: 'RSSMRA80A01H501U' },
    ])
    expect(await rowOf(json._id)).toMatchObject({ telefonoE164: '+393512223344', senzaEmail: true })
    expect(await db().commit.count({ where: { ref: json._id, model: 'Clients', action: 'create' } })).toBe(1)
  })

  it('that is a company has a name and a number of its own', async () => {
    const wrong = await create({ tipoPersona: 'giuridica' })
    expect([wrong.status, wrong.json.errors.map(({ path }) => path).sort()]).toEqual([
      422,
      ['partitaIva', 'ragioneSociale'],
    ])
    const firm = { tipoPersona: 'giuridica', ragioneSociale: 'Rossi Srl', partitaIva: '00743110157' }
    expect((await create(firm)).status).toBe(201)
  })

  it('is an association or a condominium by its tax code of eleven figures alone', async () => {
    const house = {
      tipoPersona: 'giuridica',
      ragioneSociale: 'Condominio Le Rose',
      codiceFiscale: '80012345676',
    }
    const { status, json } = await create(house)
    expect([status, json.codiceFiscale]).toEqual([201, '80012345676'])
    expect((await create({ codiceFiscale: 'IT 743110157' })).json.codiceFiscale).toBe('00743110157')
  })

  it('is written as people mean it', async () => {
    const { json } = await create({
      nome: 'Niccolò',
      cognome: 'D’Angelo',
      telefono: '(0583) 12 34 56 int. 4',
    })
    expect(json).toMatchObject({
      cognome: "D'Angelo",
      telefono: '+390583123456',
      note: 'Interno del telefono: 4',
    })
  })

  it.each([
    [{ telefono: '583 123456' }, 'telefono', 'intendi 0583 123456?'],
    [{ telefono: '347 111220' }, 'telefono', 'sembra mancare l’ultima'],
    [{ telefono: '0000000000' }, 'telefono', 'non esiste'],
    [{ dataNascita: '2999-12-31' }, 'dataNascita', 'nel futuro'],
    [{ dataNascita: '1899-12-31' }, 'dataNascita', 'prima del 1900'],
    [{ partitaIva: '743110158' }, 'partitaIva', 'non è valida'],
  ])('is refused with %j, and told why', async (body, path, words) => {
    const { status, json } = await create(body)
    expect([status, json.errors[0]?.path]).toEqual([422, path])
    expect(json.errors[0]?.message).toContain(words)
  })

  it('older than a rule may be edited, until what the rule is about is written again', async () => {
    const older = { telefono: '0000000000', dataNascita: new Date('2999-12-31'), codiceFiscale: 'ABC' }
    const { id, version } = await buildClient(older)
    const edited = await patch(id, { note: 'Richiamare', telefono: '0000000000', version })
    expect([edited.status, edited.json]).toMatchObject([
      200,
      { note: 'Richiamare', telefono: '0000000000', dataNascita: '2999-12-31', codiceFiscale: 'ABC' },
    ])
    const again = await patch(id, { dataNascita: '2999-12-30', version: version + 1 })
    expect([again.status, again.json.errors[0]?.path]).toEqual([422, 'dataNascita'])
  })

  it('is refused where the tax code or the address is somebody else’s, who is named', async () => {
    const other = await buildClient({ nome: 'Maria', cognome: 'Altrui' })
    for (const field of ['codiceFiscale', 'email'] as const) {
      const { status, json } = await create({ [field]: other[field] })
      expect([status, json.errors[0]?.path]).toEqual([409, field])
      expect(json.detail).toContain('Maria Altrui')
      expect(json.errors[0]).toMatchObject({
        link: { href: `/admin/site/clients/${other.id}`, label: 'Apri la scheda di Maria Altrui' },
      })
    }
  })

  it('keeps the address that it is entered with: a new one is confirmed by who reads it', async () => {
    const { id, version } = await buildClient()
    const reply = await patch(id, { email: `${newId()}@prova.example`, version })
    expect([reply.status, reply.json.errors[0]?.path]).toEqual([422, 'email'])
    const email = `${newId()}@prova.example`
    const asked = await verb('email', id, { email, version })
    expect([asked.status, asked.json]).toMatchObject([200, { pendingEmail: email }])
    const taken = await verb('email', id, { email: (await buildClient()).email, version: asked.json.version })
    expect(taken.status).toBe(409)
  })

  it('is told apart by a tax code that does not fit, which is a warning', async () => {
    const { id } = await buildClient({ nome: 'Mario', cognome: 'Bianchi', codiceFiscale: 'RSSMRA81A01H501V' })
    await db().client.update({ where: { id }, data: { dataNascita: new Date('1980-01-01'), cap: null } })
    const { json } = await callAs(office, 'GET', 'clients/[id]/overview', { params: { id } })
    expect(json.avvisi).toEqual(['Il codice fiscale non corrisponde a: cognome, data di nascita.'])
  })

  it('is not deleted like a row', async () => {
    const { id } = await buildClient()
    const reply = await callAs(office, 'DELETE', 'clients/[id]', { params: { id } })
    expect([reply.status, reply.json.detail]).toEqual([409, expect.stringContaining('Cancella i dati')])
    expect((await rowOf(id)).status).toBe('validated')
  })

  it('leaves with its tax code only where a file asks for it', async () => {
    const { codiceFiscale, cognome } = await buildClient({ cognome: 'Esportabile' })
    const file = (query: Record<string, string>) =>
      callAs(office, 'GET', 'clients/export', { query: { q: cognome, ...query } })
    const { text, headers } = await file({})
    expect(text).not.toContain(codiceFiscale)
    // What is saved is called as on the screen.
    expect(headers.get('content-disposition')).toMatch(/filename="clienti-[\d-]+\.csv"/)
    expect((await file({ columns: 'cognome,codiceFiscale' })).text).toContain(codiceFiscale)
  })
})

describe('what the list is filtered by', () => {
  it('follows the ledger of consents, in whatever order its rows come', async () => {
    const { id: clientId } = await buildClient()
    const give = (granted: boolean, day: number) =>
      buildConsent({ clientId, kind: 'marketing', granted, at: new Date(2026, 0, day) })
    await give(true, 5)
    expect((await rowOf(clientId)).consensoMarketing).toBe(true)
    await give(false, 3)
    expect((await rowOf(clientId)).consensoMarketing).toBe(true)
    await give(false, 7)
    expect((await rowOf(clientId)).consensoMarketing).toBe(false)
    expect((await rowOf(clientId)).consensoTerzi).toBe(false)
  })

  it('follows the cases: given, moved and gone', async () => {
    const [one, other] = [await buildClient(), await buildClient()]
    const counts = async () => [(await rowOf(one.id)).praticheCount, (await rowOf(other.id)).praticheCount]
    const pratica = await buildPratica({ clientId: one.id, createdAt: new Date('2026-02-03') })
    await buildPratica({ clientId: one.id, createdAt: new Date('2026-01-03') })
    expect(await counts()).toEqual([2, 0])
    expect((await rowOf(one.id)).ultimaPraticaAt).toEqual(new Date('2026-02-03'))
    await db().praticaPersona.updateMany({ where: { praticaId: pratica.id }, data: { clientId: other.id } })
    expect(await counts()).toEqual([1, 1])
    expect((await rowOf(one.id)).ultimaPraticaAt).toEqual(new Date('2026-01-03'))
    await db().praticaPersona.deleteMany({ where: { praticaId: pratica.id } })
    expect(await counts()).toEqual([1, 0])
    expect((await rowOf(other.id)).ultimaPraticaAt).toBeNull()
  })
})

describe('access', () => {
  it('ends at once when it is blocked, with the reason kept, and is given back', async () => {
    const client = await aClient()
    expect((await verb('block', client.id, {})).json.errors[0]?.path).toBe('motivo')
    expect((await verb('block', client.id, { motivo: 'Chiede di non entrare' })).json.status).toBe('blocked')
    expect((await callAs(client, 'GET', 'clients/getMe')).status).toBe(401)
    expect(await reasonOf(client.id)).toBe('Chiede di non entrare')
    expect((await verb('block', client.id, { motivo: 'Ancora' })).status).toBe(409)
    expect((await verb('unblock', client.id)).json.status).toBe('validated')
    expect((await verb('unblock', client.id)).status).toBe(409)
  })

  it('ends on one device or on all', async () => {
    const client = await aClient()
    const { json } = await callAs(office, 'GET', 'clients/[id]/sessions', { params: { id: client.id } })
    const other = await aClient()
    const foreign = await callAs(office, 'GET', 'clients/[id]/sessions', { params: { id: other.id } })
    expect((await verb('sessions', client.id, { sessionId: foreign.json.items[0]?._id })).status).toBe(404)
    expect((await verb('sessions', client.id, { sessionId: json.items[0]?._id })).status).toBe(200)
    expect((await callAs(client, 'GET', 'clients/getMe')).status).toBe(401)
    expect((await verb('sessions', other.id, {})).status).toBe(200)
    expect((await callAs(other, 'GET', 'clients/getMe')).status).toBe(401)
  })

  it('is confirmed by the office with a reason, or by the mail once more', async () => {
    const { id } = await buildClient({ status: 'pending', passwordHash: null, emailConfirmedAt: null })
    const overview = async (of: string) =>
      (await callAs(office, 'GET', 'clients/[id]/overview', { params: { id: of } })).json
    expect((await verb('resend', id)).status).toBe(409)
    expect(await overview(id)).toMatchObject({ daConfermare: false })
    const email = `${newId()}@prova.example`
    const consents = { privacy: true, marketing: false, terzi: false, profilazione: false }
    await callAs(null, 'POST', 'clients/register', {
      body: {
        nome: 'Ida',
        cognome: 'Attesa',
        email,
        telefono: '+393510001122',
        password: 'una frase davvero lunga 9',
        consents,
      },
    })
    const waiting = await db().client.findUniqueOrThrow({ where: { email } })
    expect(await overview(waiting.id)).toMatchObject({ daConfermare: true })
    expect((await verb('resend', waiting.id)).status).toBe(200)
    expect(await db().oneTimeToken.count({ where: { userId: waiting.id, usedAt: null } })).toBe(2)
    expect((await verb('validate', id, { motivo: 'Visto in agenzia' })).json.status).toBe('validated')
    expect((await verb('validate', id, { motivo: 'Visto in agenzia' })).status).toBe(409)
  })
})

describe('an agent', () => {
  it('takes over a client, and the open requests where that is asked', async () => {
    const [old, next] = [await buildAgent(), await buildAgent()]
    const { id, version } = await buildClient({ agentId: old.id })
    const open = await buildLead({ clientId: id, agentId: old.id, stato: 'assegnato' })
    const lost = await buildLead({ clientId: id, agentId: old.id, stato: 'perso', chiusoAt: new Date() })
    const clerk = await adminWith('clients_manage')
    const body = { agentId: next.id, richieste: true, version }
    expect((await verb('agent', id, body, clerk)).status).toBe(403)
    const { status, json } = await verb('agent', id, body)
    expect([status, json.agentId]).toEqual([200, next.id])
    const owners = await db().lead.findMany({
      where: { id: { in: [open.id, lost.id] } },
      orderBy: { id: 'asc' },
      select: { agentId: true },
    })
    expect(owners.map(({ agentId }) => agentId)).toEqual([next.id, old.id])
    expect((await verb('agent', id, { ...body, richieste: false })).status).toBe(409)
    const left = await buildAgent({ status: 'blocked' })
    const refused = await verb('agent', id, { agentId: left.id, version: json.version })
    expect([refused.status, refused.json.errors[0]?.path]).toEqual([422, 'agentId'])
  })

  it('takes over many at once', async () => {
    const agent = await buildAgent({ nome: 'Aldo', cognome: 'Nuovo' })
    const [one, other] = [await buildClient(), await buildClient()]
    const rows = [one, other].map(({ id: _id, version }) => ({ _id, version }))
    const { json } = await callAs(office, 'POST', 'clients/agent', {
      body: { rows, values: { agentId: agent.id } },
    })
    expect(json).toMatchObject({ done: 2, lines: [{ result: 'Aldo Nuovo' }, { result: 'Aldo Nuovo' }] })
  })
})

describe('consents', () => {
  it('are taken back for somebody who asked, as one more row; never given', async () => {
    const { id: clientId } = await buildClient()
    const withdraw = () =>
      callAs(office, 'POST', 'clients/[id]/consents/withdraw', {
        params: { id: clientId },
        body: { kind: 'terzi', motivo: 'Lo ha chiesto al telefono' },
      })
    expect((await withdraw()).status).toBe(409)
    await buildConsent({ clientId, kind: 'terzi', granted: true, at: new Date('2026-01-01') })
    expect((await withdraw()).json.consensoTerzi).toBe(false)
    const ledger = await callAs(office, 'GET', 'clients/[id]/consents', { params: { id: clientId } })
    expect(ledger.json.items.map(({ granted, source }) => [granted, source])).toEqual([
      [false, 'ufficio'],
      [true, 'prova'],
    ])
    expect(await reasonOf(clientId)).toBe('Lo ha chiesto al telefono')
  })
})

describe('privacy requests', () => {
  it('are due within a month, and late in red until they are settled', async () => {
    const { id } = await buildClient()
    const note = (body: object) => verb('privacy', id, body)
    expect((await note({ tipo: 'accesso', ricevutaIl: '2026-01-31' })).status).toBe(201)
    expect((await note({ tipo: 'accesso', ricevutaIl: '2999-01-01' })).json.errors[0]?.path).toBe(
      'ricevutaIl',
    )
    const list = await callAs(office, 'GET', 'clients/[id]/privacy', { params: { id } })
    expect(list.json.items).toMatchObject([{ tipo: 'accesso', scadeIl: '2026-02-28', inRitardo: true }])
    const all = await callAs(office, 'GET', 'clients/privacy')
    expect(all.json.items.map(({ _id }) => _id)).toContain(list.json.items[0]?._id)
    const settle = (body: object) =>
      callAs(office, 'PATCH', 'clients/[id]/privacy/[requestId]', {
        params: { id, requestId: String(list.json.items[0]?._id) },
        body: { identita: 'Carta d’identità', motivo: 'Mandato il file', version: 1, ...body },
      })
    expect((await settle({ esito: 'forse' })).status).toBe(422)
    const settled = await settle({ esito: 'accolta' })
    expect(settled.json.items).toMatchObject([{ esito: 'accolta', inRitardo: false }])
    expect((await settle({ esito: 'accolta', version: 2 })).status).toBe(409)
  })
})

describe('duplicates', () => {
  it.each([
    ['Niccolò', 'D’Angelo', 'NICCOLO’', "D'ANGELO"],
    ['Niccolò', "D'Angelo", "NICCOLO'", 'Dangelo'],
    ['Anna-Maria', 'De Luca', 'Anna Maria', 'DE\u00A0LUCA'],
    ['Łukasz', 'Đurić', 'lukasz', 'DURIC'],
    ['Nicolò', 'Groß', 'Nicolo`', 'Gross'],
  ])('are %s %s and %s %s, born on one day', async (nome, cognome, other, surname) => {
    const dataNascita = new Date('1969-07-20')
    const a = await buildClient({ telefono: null, dataNascita, nome, cognome })
    const b = await buildClient({ telefono: null, dataNascita, nome: other, cognome: surname })
    const { json } = await callAs(office, 'GET', 'clients/[id]/duplicates', { params: { id: a.id } })
    expect(json.items.find(({ _id }) => _id === b.id)?.motivi).toEqual(['Stesso nome e data di nascita'])
  })

  it('are not two names of another alphabet', async () => {
    const [dataNascita, cognome] = [new Date('1969-07-21'), 'Ковальчук']
    const a = await buildClient({ telefono: null, dataNascita, nome: 'Иван', cognome })
    const b = await buildClient({ telefono: null, dataNascita, nome: 'Пётр', cognome })
    const { json } = await callAs(office, 'GET', 'clients/[id]/duplicates', { params: { id: a.id } })
    expect(json.items.map(({ _id }) => _id)).not.toContain(b.id)
  })

  it('share the telephone, nearly the address, or the name and day of birth', async () => {
    const born = new Date('1971-03-04')
    const phone = '+39 340 999 0011'
    const word = newId().slice(-8)
    const [a, b, c, d, gone] = [
      await buildClient({ telefono: phone, email: `ada.${word}@posta.example` }),
      await buildClient({ telefono: '0039 3409990011' }),
      await buildClient({ telefono: null, email: `ada${word}+casa@posta.example` }),
      await buildClient({ telefono: null, nome: 'CARLA', cognome: 'doppia', dataNascita: born }),
      await buildClient({ telefono: phone, status: 'deleted' }),
    ]
    const twin = await buildClient({ telefono: null, nome: 'Carla', cognome: 'Doppia', dataNascita: born })
    const of = async (id: string) => {
      const { json } = await callAs(office, 'GET', 'clients/[id]/duplicates', { params: { id } })
      return new Map(json.items.map(({ _id, motivi }) => [_id, motivi]))
    }
    const found = await of(a.id)
    expect(found.get(b.id)).toEqual(['Stesso telefono'])
    expect(found.get(c.id)).toEqual(['Indirizzo e-mail quasi uguale'])
    expect(found.has(gone.id)).toBe(false)
    expect((await of(twin.id)).get(d.id)).toEqual(['Stesso nome e data di nascita'])
    const { json } = await callAs<{ gruppi: { motivo: string; clienti: { _id: string }[] }[] }>(
      office,
      'GET',
      'clients/duplicates',
    )
    const groups = json.gruppi.map(({ clienti }) => clienti.map(({ _id }) => _id))
    expect(groups).toContainEqual([a.id, b.id])
    expect(groups).toContainEqual([d.id, twin.id])
  })
})
