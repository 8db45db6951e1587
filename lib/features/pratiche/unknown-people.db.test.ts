import { db } from '@/lib/core/db'
import { templatesTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

const REAL = { nome: 'Zenobia', cognome: 'Vera-Segreta', telefono: '+39 333 7654321' }
const TYPED = { nome: 'Bea', cognome: 'Scritta', telefono: '+3902111111' }
const work = { tipoLavoro: null, redditoNetto: null }
const CASE = { product: 'mutuo', finalita: 'acquisto_prima_casa', importoRichiesto: 120_000, durataMesi: 240 }

let counter = 0
const address = () => {
  counter += 1
  return `persona${counter}@ignota.example`
}
const add = (as: Caller, id: string, email: string | null, ruolo = 'garante') =>
  callAs(as, 'POST', 'pratiche/[id]/persone', { params: { id }, body: { ruolo, ...TYPED, email, ...work } })
const detail = (as: Caller, id: string) => callAs(as, 'GET', 'pratiche/[id]', { params: { id } })

/** Everything that an agent can read of a case, as text. */
async function allThatIsRead(agent: Caller, id: string, codice: string): Promise<string> {
  const replies = await Promise.all([
    detail(agent, id),
    callAs(agent, 'GET', 'pratiche', { query: { q: codice } }),
    callAs(agent, 'GET', 'pratiche/export', {}),
    callAs(agent, 'GET', 'commits/[id]', { params: { id } }),
    callAs(agent, 'GET', 'notifications', {}),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const told = await db().realtimeEvent.findMany({ where: { data: { path: ['_id'], equals: id } } })
  return JSON.stringify([...replies.map(({ text }) => text), told])
}

/** The shape of a reply: every id and every instant looks the same. */
const shapeOf = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'AT')
    .replaceAll(/persona\d+@/g, 'persona@')
    .replaceAll(/P\d\d-\w+/g, 'CODICE')

describe('a person whose address somebody types on a case', () => {
  const withHistory = { permissions: { commits_see: true } }

  it('is not told apart from one nobody knows, in any reply', async () => {
    const agent = await anAgent(withHistory)
    const known = await aClient({ ...REAL, email: address() })
    const texts = []
    for (const email of [known.actor.email, address()]) {
      const { id } = await buildPratica({ agentId: agent.id })
      const opened = await callAs(agent, 'POST', 'pratiche', {
        body: { ...CASE, richiedente: { ...TYPED, email, ...work } },
      })
      const added = await add(agent, id, email)
      const again = await add(agent, id, email, 'cointestatario')
      const seen = (await detail(agent, opened.json._id)).text
      texts.push([opened, added, again].map(({ status, text }) => `${status} ${shapeOf(text)}`))
      texts.push([shapeOf(seen)])
      expect(await templatesTo(email)).toEqual(['pratica-invito', 'pratica-invito'])
    }
    expect(texts.slice(0, 2)).toEqual(texts.slice(2))
  })

  it('leaves nothing of their record on a case that is opened, completed or made of a request', async () => {
    const agent = await anAgent(withHistory)
    const known = await aClient({ ...REAL, email: address() })
    const { email } = known.actor
    const lead = await buildLead({ agentId: agent.id, stato: 'contattato', ...TYPED, email })
    const opened = await callAs(agent, 'POST', 'pratiche', {
      body: { ...CASE, richiedente: { ...TYPED, email, ...work } },
    })
    const other = await buildPratica({ agentId: agent.id })
    await add(agent, other.id, email)
    const made = await callAs<{ praticaId: string }>(agent, 'POST', 'leadRequests/[id]/convert', {
      params: { id: lead.id },
    })
    for (const id of [opened.json._id, other.id, made.json.praticaId]) {
      const { codice } = await db().pratica.findUniqueOrThrow({ where: { id } })
      const text = await allThatIsRead(agent, id, codice)
      expect(text).toContain(TYPED.cognome)
      for (const secret of [REAL.nome, REAL.cognome, REAL.telefono, known.id])
        expect(text).not.toContain(secret)
      // Nor does the person get at the case before they say yes.
      expect((await detail(known, id)).status).toBe(404)
    }
    expect((await callAs(known, 'GET', 'pratiche')).json.items).toEqual([])
  })

  it('is linked at once where the reader knows them already', async () => {
    const agent = await anAgent()
    const own = await buildClient({ agentId: agent.id })
    const met = await buildClient()
    await buildPratica({ agentId: agent.id, clientId: met.id })
    const stranger = await buildClient({ agentId: (await buildAgent()).id })
    const unproven = await buildClient({ agentId: agent.id, emailConfirmedAt: null, status: 'pending' })
    const linkedTo = async (as: Caller, email: string | null) => {
      const { id } = await buildPratica({ agentId: agent.id, agencyId: agent.actor.agencyId })
      const { json } = await add(as, id, email)
      const row = await db().praticaPersona.findUniqueOrThrow({ where: { id: json._id } })
      return row.clientId
    }
    expect(await linkedTo(agent, own.email)).toBe(own.id)
    expect(await linkedTo(agent, met.email)).toBe(met.id)
    expect(await linkedTo(agent, stranger.email)).toBeNull()
    expect(await linkedTo(agent, unproven.email)).toBeNull()
    const whole = await anAgent({ permissions: { all: true }, agencyId: agent.actor.agencyId })
    expect(await linkedTo(whole, stranger.email)).toBeNull()
    expect(await linkedTo(await adminWith('pratiche_manage', 'clients_manage'), stranger.email)).toBe(
      stranger.id,
    )
    const elsewhere = await buildClient()
    expect(await linkedTo(await adminWith('pratiche_manage'), elsewhere.email)).toBeNull()
    expect(await templatesTo(String(own.email))).toEqual([])
  })

  it('without an address is only what was typed', async () => {
    const agent = await anAgent()
    const { id } = await buildPratica({ agentId: agent.id })
    const { json } = await add(agent, id, null)
    const persone = (await detail(agent, id)).json.persone as { _id: string }[]
    expect(persone.find(({ _id }) => _id === json._id)).toMatchObject({
      ...TYPED,
      email: null,
      clientId: null,
      collegamento: 'senza_email',
    })
  })
})
