import { open } from '@/lib/auth/secret-box'
import { db, pool } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead, buildPercGroup } from '@/prisma/seed/factories/leads'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { seedReference } from '@/prisma/seed/reference/seed-reference'

const DAY = 86_400_000
let counter = 0
function bodyOf(change: object = {}) {
  counter += 1
  const contact = {
    nome: 'Lia',
    cognome: 'Prova',
    email: `chiede${counter}@prova.example`,
    telefono: `351 ${String(2_000_000 + counter)}`,
  }
  return {
    product: 'prestito',
    contact,
    input: { importo: 10_000, durata: 60, finalita: 'auto', provincia: 'MI' },
    consents: { privacy: true, marketing: true },
    ...change,
  }
}
const post = (body: object, headers?: Record<string, string>) =>
  callAs(null, 'POST', 'leadRequests', { body, headers })
const leadOf = (id: string) => db().lead.findUniqueOrThrow({ where: { id } })

beforeAll(async () => {
  const client = await pool().connect()
  await seedReference(client).finally(() => client.release())
})

describe('a request from the site', () => {
  it('may name a province of Italy and no other', async () => {
    const { status, json } = await post(bodyOf({ input: { provincia: 'ZZ' } }))
    expect([status, json.errors]).toEqual([
      422,
      [{ path: 'input.provincia', message: 'Scegli una provincia.' }],
    ])
  })

  it('keeps a VAT number as its digits, however it was typed', async () => {
    const { json } = await post(bodyOf({ product: 'leasing', input: { partitaIva: 'it 123.456.789-03' } }))
    expect((await leadOf(json._id)).input).toMatchObject({ partitaIva: '12345678903' })
  })

  it('is kept with its figures, one consent row for each box, and its history', async () => {
    const { status, json } = await post(bodyOf({ campaign: { channel: 'fb', utm_source: 'prova' } }))
    expect(status).toBe(201)
    expect(Object.keys(json).sort()).toEqual(['_id', 'chiamata', 'codice', 'segui'])
    expect(await leadOf(json._id)).toMatchObject({
      importo: 1_000_000n,
      durataMesi: 60,
      channel: 'fb',
      provincia: 'MI',
    })
    const consents = await db().consent.findMany({ where: { subjectRef: json._id } })
    expect(Object.fromEntries(consents.map(({ kind, granted }) => [kind, granted]))).toEqual({
      privacy: true,
      marketing: true,
      terzi: false,
      profilazione: false,
    })
    expect(await db().commit.count({ where: { ref: json._id, action: 'create', model: 'Lead' } })).toBe(1)
    await expect(db().consent.deleteMany({ where: { subjectRef: json._id } })).rejects.toThrow('append-only')
    await expect(db().commit.deleteMany({ where: { ref: json._id } })).rejects.toThrow('append-only')
    const rewrite = db().commit.updateMany({ where: { ref: json._id }, data: { label: 'altro' } })
    await expect(rewrite).rejects.toThrow('append-only')
  })

  it('exists once when the button is pressed twice', async () => {
    const body = bodyOf()
    const headers = { 'idempotency-key': 'doppio-clic' }
    const replies = await Promise.all([post(body, headers), post(body, headers), post(body, headers)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await db().lead.count({ where: { email: body.contact.email } })).toBe(1)
  })

  it.each([
    [{ consents: { privacy: false } }, 'consents.privacy'],
    [{ product: 'oro' }, 'product'],
    [{ quoteId: '01900000-0000-7000-8000-000000000000' }, 'quoteId'],
    [{ inventato: 1 }, 'inventato'],
  ])('is refused with %j', async (change, path) => {
    const { status, json } = await post(bodyOf(change))
    expect([status, json.errors[0]?.path]).toEqual([422, path])
  })

  it('joins an earlier one of the last 30 days and goes to its agent; later it is a new one', async () => {
    const { id: agentId } = await buildAgent()
    const body = bodyOf()
    const old = { email: body.contact.email, agentId, stato: 'assegnato' as const }
    await buildLead({ ...old, createdAt: new Date(Date.now() - 31 * DAY) })
    const alone = await post(body)
    expect(await leadOf(alone.json._id)).toMatchObject({ joinedToId: null, agentId: null })
    const other = bodyOf()
    const earlier = await buildLead({
      ...old,
      email: other.contact.email,
      createdAt: new Date(Date.now() - 29 * DAY),
    })
    const joined = await post(other)
    expect(await leadOf(joined.json._id)).toMatchObject({
      joinedToId: earlier.id,
      agentId,
      stato: 'assegnato',
    })
  })

  it('does not go to the agent of an earlier one who is blocked', async () => {
    const { id: agentId } = await buildAgent({ status: 'blocked' })
    const body = bodyOf()
    const earlier = await buildLead({ email: body.contact.email, agentId, stato: 'perso' })
    const lead = await leadOf((await post(body)).json._id)
    expect(lead).toMatchObject({ joinedToId: earlier.id, agentId: null, stato: 'nuovo' })
  })

  it.each(['email', 'telefono'] as const)(
    'of who has the same %s, six at the same instant, is one with one agent and five that join it',
    async (field) => {
      const [one, other] = [await buildAgent(), await buildAgent()]
      await buildPercGroup({ product: 'mutuo', pesi: { [one.id]: 50, [other.id]: 50 } })
      const same = bodyOf().contact[field]
      const bodies = Array.from({ length: 6 }, (_, n) => {
        const { contact } = bodyOf()
        return bodyOf({
          product: 'mutuo',
          contact: { ...contact, [field]: n % 2 ? same : same.toUpperCase() },
        })
      })
      const replies = await Promise.all(bodies.map((body) => post(body)))
      const leads = await Promise.all(replies.map(({ json }) => leadOf(json._id)))
      const [first, ...others] = leads.filter(({ joinedToId }) => joinedToId === null)
      expect(others).toEqual([])
      expect(leads.filter(({ joinedToId }) => joinedToId === first?.id)).toHaveLength(5)
      expect(new Set(leads.map(({ agentId }) => agentId))).toEqual(new Set([first?.agentId]))
    },
  )

  it('goes by the weights to the largest deficit, also when many arrive at once', async () => {
    const [three, one] = [await buildAgent(), await buildAgent()]
    await buildPercGroup({ product: 'cdq', pesi: { [three.id]: 75, [one.id]: 25 } })
    const input = { importo: 10_000, durata: 60, finalita: 'liquidita' }
    await Promise.all(Array.from({ length: 8 }, () => post(bodyOf({ product: 'cdq', input }))))
    expect(await db().lead.count({ where: { product: 'cdq', agentId: three.id } })).toBe(6)
    expect(await db().lead.count({ where: { product: 'cdq', agentId: one.id } })).toBe(2)
  })

  it('without weights goes to an agency of the province, else waits for head office', async () => {
    const agency = await buildAgency({ provincia: 'AO' })
    const at = async (provincia: string) => {
      const input = { importo: 10_000, durata: 60, finalita: 'investimenti', provincia }
      return leadOf((await post(bodyOf({ product: 'leasing', input }))).json._id)
    }
    expect(await at('AO')).toMatchObject({ agentId: null, agencyId: agency.id, stato: 'nuovo' })
    expect(await at('NU')).toMatchObject({ agentId: null, agencyId: null, stato: 'nuovo' })
  })
})

describe('working a request', () => {
  const at = (days: number) => new Date(Date.now() + days * DAY).toISOString()
  const assign = (as: Caller | null, id: string, body?: object) =>
    callAs(as, 'POST', 'leadRequests/[id]/assign', { params: { id }, body })
  const move = (as: Caller | null, id: string, body: object) =>
    callAs(as, 'POST', 'leadRequests/[id]/state', { params: { id }, body })
  const convert = (as: Caller | null, id: string) =>
    callAs<{ praticaId: string }>(as, 'POST', 'leadRequests/[id]/convert', { params: { id } })

  it('is assigned by administrators with the flag, to agents who work; for an agent there is only what is theirs', async () => {
    const office = await adminWith('leads_manage')
    const [agent, gone] = [await anAgent(), await buildAgent({ status: 'pending' })]
    const { id } = await buildLead({ product: 'azienda' })
    expect((await assign(null, id, { agentId: agent.id })).status).toBe(401)
    expect((await assign(agent, id, { agentId: agent.id })).status).toBe(404)
    expect((await assign(await adminWith(), id, { agentId: agent.id })).status).toBe(403)
    expect((await assign(office, 'x', { agentId: agent.id })).status).toBe(404)
    expect((await assign(office, id)).status).toBe(409)
    expect((await assign(office, id, { agentId: gone.id })).status).toBe(422)
    expect((await assign(office, id, { agentId: agent.id })).json).toMatchObject({
      agentId: agent.id,
      stato: 'assegnato',
    })
    const notices = await db().notification.count({ where: { userId: agent.id } })
    expect(notices).toBe(1)
  })

  it('writes the telephone to its agent as people read it', async () => {
    const { id } = await buildLead({ telefono: '+393513000009' })
    await assign(await adminWith('leads_manage'), id, { agentId: (await anAgent()).id })
    const { rows } = await pool().query<{ sealed: string }>(
      `SELECT payload ->> 'sealed' AS sealed FROM graphile_worker._private_jobs WHERE payload ->> 'key' LIKE $1`,
      [`lead-assigned:${id}:%`],
    )
    expect(open(rows[0]?.sealed ?? '')).toContain('"telefono":"+39 351 300 0009"')
  })

  const TABLE = {
    nuovo: ['perso'],
    assegnato: ['contattato', 'perso'],
    contattato: ['appuntamento', 'perso'],
    appuntamento: ['contattato', 'perso'],
    convertito: [],
    perso: ['contattato'],
  } as const

  it.each(Object.entries(TABLE))('from %s goes exactly where the table says', async (stato, next) => {
    const agent = await anAgent()
    for (const to of ['contattato', 'appuntamento', 'perso'] as const) {
      const { id } = await buildLead({ agentId: agent.id, stato: stato as keyof typeof TABLE })
      const body = { to, version: 1, motivo: 'Non risponde', quando: new Date().toISOString() }
      const allowed = (next as readonly string[]).includes(to)
      expect([to, (await move(agent, id, body)).status]).toEqual([to, allowed ? 200 : 409])
      expect((await leadOf(id)).stato).toBe(allowed ? to : stato)
    }
  })

  it('needs a reason, a date, the version, and to be one’s own', async () => {
    const agent = await anAgent()
    const { id } = await buildLead({ agentId: agent.id, stato: 'contattato' })
    expect((await move(agent, id, { to: 'perso', version: 1 })).json.errors[0]?.path).toBe('motivo')
    expect((await move(agent, id, { to: 'appuntamento', version: 1 })).json.errors[0]?.path).toBe('quando')
    expect((await move(agent, id, { to: 'convertito', version: 1 })).status).toBe(422)
    const lost = { to: 'perso', motivo: 'Ha scelto altri', version: 1 }
    expect((await move(agent, id, { ...lost, version: 7 })).json.code).toBe('stale_version')
    expect((await move(await anAgent(), id, lost)).status).toBe(404)
    expect((await move(await aClient(), id, lost)).status).toBe(403)
    expect((await move(await adminWith(), id, lost)).status).toBe(403)
  })

  it.each([
    ['0000-01-01T10:00:00Z', 'La data non è valida.'],
    [at(-2), 'L’appuntamento è già passato.'],
    [at(740), 'L’appuntamento è troppo lontano: al massimo fra due anni.'],
    ['9999-12-31T10:00:00Z', 'L’appuntamento è troppo lontano: al massimo fra due anni.'],
  ])('has no appointment at %s', async (quando, message) => {
    const agent = await anAgent()
    const { id } = await buildLead({ agentId: agent.id, stato: 'contattato' })
    const { status, json } = await move(agent, id, { to: 'appuntamento', version: 1, quando })
    expect([status, json.errors]).toEqual([422, [{ path: 'quando', message }]])
    expect(await leadOf(id)).toMatchObject({ stato: 'contattato', appuntamentoAt: null })
  })

  it.each([at(-0.9), at(720)])('may have its appointment at %s', async (quando) => {
    const agent = await anAgent()
    const { id } = await buildLead({ agentId: agent.id, stato: 'contattato' })
    expect((await move(agent, id, { to: 'appuntamento', version: 1, quando })).status).toBe(200)
    expect((await leadOf(id)).appuntamentoAt).toEqual(new Date(quando))
  })

  it('meets one person at a time, unless the agent says otherwise, and tells each with a file for the calendar', async () => {
    const agent = await anAgent()
    const [first, second] = [
      await buildLead({ agentId: agent.id, stato: 'contattato', nome: 'Ada', cognome: 'Prima' }),
      await buildLead({ agentId: agent.id, stato: 'contattato' }),
    ]
    const body = { to: 'appuntamento', version: 1, quando: at(3) }
    expect((await move(agent, first.id, body)).status).toBe(200)
    // A meeting takes an hour.
    const later = { ...body, quando: new Date(new Date(at(3)).getTime() + 59 * 60_000).toISOString() }
    const refused = await move(agent, second.id, later)
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      [{ path: 'sovrapposto', message: expect.stringContaining('Ada Prima') }],
    ])
    await convert(agent, first.id)
    expect((await move(agent, second.id, later)).status).toBe(422)
    expect((await move(agent, second.id, { ...later, sovrapposto: true })).status).toBe(200)
    const { rows } = await pool().query<{ email: string }>(
      `SELECT payload -> 'to' ->> 'email' AS email FROM graphile_worker._private_jobs
       WHERE payload ->> 'template' = 'appuntamento' AND payload -> 'replyTo' ->> 'email' = $1 ORDER BY id`,
      [agent.actor.email],
    )
    expect(rows.map(({ email }) => email)).toEqual([first.email, second.email])
  })

  it('becomes one case, however often it is converted', async () => {
    const agent = await anAgent()
    const { id, email } = await buildLead({ agentId: agent.id, stato: 'contattato' })
    const replies = await Promise.all([convert(agent, id), convert(agent, id)])
    replies.push(await convert(agent, id))
    const cases = new Set(replies.map(({ json }) => json.praticaId))
    expect([replies.map(({ status }) => status), cases.size]).toEqual([[200, 200, 200], 1])
    const [praticaId = ''] = cases
    const pratica = await db().pratica.findUniqueOrThrow({
      where: { id: praticaId },
      include: { persone: true },
    })
    expect(pratica).toMatchObject({ agentId: agent.id, importoRichiesto: 12_000_000n, durataMesi: 240 })
    expect(pratica.persone.map((persona) => persona.email)).toEqual([email])
    expect(await leadOf(id)).toMatchObject({ stato: 'convertito', praticaId })
    expect((await assign(await adminWith('leads_manage'), id, { agentId: agent.id })).status).toBe(409)
  })

  it.each(['lavoro', 'tipoLavoro'])('takes the work that was said as %s into the case', async (name) => {
    const agent = await anAgent()
    const input = { [name]: 'dipendente_pubblico', reddito: 2400 }
    const { id } = await buildLead({ agentId: agent.id, stato: 'assegnato', input })
    const { praticaId } = (await convert(agent, id)).json
    const person = await db().praticaPersona.findFirstOrThrow({ where: { praticaId } })
    expect(person.tipoLavoro).toBe('dipendente_pubblico')
  })

  it('keeps figures as they are meant, however the caller wrote them, and refuses what can be meant in two ways', async () => {
    const agent = await anAgent()
    const sent = await post(
      bodyOf({
        product: 'mutuo',
        input: { importo: '120.000', durata: 20, valoreImmobile: '200.000,00', reddito: '1.800' },
      }),
    )
    expect(sent.status).toBe(201)
    await db().lead.update({ where: { id: sent.json._id }, data: { agentId: agent.id, stato: 'assegnato' } })
    const { praticaId } = (await convert(agent, sent.json._id)).json
    const pratica = await db().pratica.findUniqueOrThrow({
      where: { id: praticaId },
      include: { persone: true },
    })
    expect(pratica).toMatchObject({ importoRichiesto: 12_000_000n, valoreImmobile: 20_000_000n })
    expect(pratica.persone[0]?.redditoNetto).toBe(180_000n)
    const unsure = await post(bodyOf({ input: { importo: 120_000, reddito: '1,800' } }))
    expect(unsure.status).toBe(422)
    expect(unsure.json.errors).toEqual([expect.objectContaining({ path: 'input.reddito' })])
  })

  it('of a salary-backed loan has what is paid out, its instalment, and who earns what', async () => {
    const agent = await anAgent()
    const offerta = {
      product: { nome: 'Cessione' },
      montante: 38_400,
      netto: 28_959.92,
      tan: 4.9,
      taeg: 6.1667,
    }
    const { id } = await buildLead({
      product: 'cdq',
      agentId: agent.id,
      stato: 'assegnato',
      importo: null,
      durataMesi: 120,
      input: { netto: 1_600, tipo: 'dipendente_privato', eta: 45, durata: 120 },
      offerta,
    })
    const { praticaId } = (await convert(agent, id)).json
    const pratica = await db().pratica.findUniqueOrThrow({
      where: { id: praticaId },
      include: { persone: true },
    })
    expect(pratica).toMatchObject({ importoRichiesto: 2_895_992n, rata: 32_000n, tipoTasso: 'fisso' })
    expect(pratica.persone).toMatchObject([{ redditoNetto: 160_000n, tipoLavoro: 'dipendente_privato' }])
  })

  it('reads the figures of a request that kept them as they were written', async () => {
    const agent = await anAgent()
    const { id } = await buildLead({
      agentId: agent.id,
      stato: 'assegnato',
      product: 'mutuo',
      importo: null,
      durataMesi: null,
      input: { reddito: '1.800', importo: '120.000', durata: '25' },
    })
    const { praticaId } = (await convert(agent, id)).json
    const person = await db().praticaPersona.findFirstOrThrow({ where: { praticaId } })
    expect(person.redditoNetto).toBe(180_000n)
    const pratica = await db().pratica.findUniqueOrThrow({ where: { id: praticaId } })
    expect(pratica).toMatchObject({ importoRichiesto: 12_000_000n, durataMesi: 300 })
  })

  it('is not converted while lost, nor by somebody else', async () => {
    const agent = await anAgent()
    const lost = await buildLead({ agentId: agent.id, stato: 'perso' })
    expect((await convert(agent, lost.id)).status).toBe(409)
    expect((await convert(await anAgent(), lost.id)).status).toBe(404)
    expect((await convert(null, lost.id)).status).toBe(401)
    expect(await db().pratica.count({ where: { agentId: agent.id } })).toBe(0)
  })
})
