import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { mailsTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'

const TYPED = { nome: 'Bea', cognome: 'Scritta', telefono: '+39 02 111111' }
const work = { tipoLavoro: null, redditoNetto: null }
const CASE = { product: 'mutuo', finalita: 'acquisto_prima_casa', importoRichiesto: 120_000, durataMesi: 240 }

let counter = 0
const address = () => {
  counter += 1
  return `invitata${counter}@prova.example`
}
const answer = (as: Caller | null, id: string, risposta = 'consenso') =>
  callAs(as, 'POST', 'pratiche/inviti/[id]', { params: { id }, body: { risposta } })
const refuse = (token: string) => callAs(null, 'POST', 'pratiche/inviti/rifiuto', { body: { token } })
const waiting = async (as: Caller) => (await callAs(as, 'GET', 'pratiche/inviti')).json.items
const detail = (as: Caller, id: string) => callAs(as, 'GET', 'pratiche/[id]', { params: { id } })
const again = (as: Caller | null, id: string, personaId: string) =>
  callAs(as, 'POST', 'pratiche/[id]/persone/[personaId]/invito', { params: { id, personaId } })

/** The secrets of the links that were mailed to an address, oldest first. */
async function tokensTo(email: string): Promise<string[]> {
  const invites = await mailsTo(email, 'pratica-invito')
  return invites.map(({ data }) => /invito-pratica\/([\w-]+)/.exec(JSON.stringify(data))?.[1] ?? '')
}

/** An agent's case that names somebody by their address. */
async function aNamed(client?: Caller) {
  const agent = await anAgent()
  const email = client?.actor.email ?? address()
  const opened = await callAs(agent, 'POST', 'pratiche', {
    body: { ...CASE, richiedente: { ...TYPED, email, ...work } },
  })
  const id = opened.json._id
  const persona = await db().praticaPersona.findFirstOrThrow({ where: { praticaId: id } })
  return { agent, email, id, personaId: persona.id }
}
const stateOf = async (as: Caller, id: string) =>
  ((await detail(as, id)).json.persone as { collegamento: string }[])[0]?.collegamento

describe('an invitation', () => {
  it('is answered by a signed-in client of that address: then both see each other', async () => {
    const client = await aClient({ nome: 'Zenobia', cognome: 'Vera', email: address() })
    const { agent, id, personaId } = await aNamed(client)
    expect(await waiting(client)).toEqual([
      {
        _id: personaId,
        ruolo: 'richiedente',
        product: 'mutuo',
        chi: `${agent.actor.nome} ${agent.actor.cognome}`,
      },
    ])
    expect((await answer(client, personaId)).status).toBe(204)
    expect((await detail(client, id)).status).toBe(200)
    const seen = (await detail(agent, id)).json
    expect(seen).toMatchObject({
      intestatario: 'Zenobia Vera',
      persone: [{ nome: 'Zenobia', clientId: client.id, collegamento: 'collegata' }],
    })
    expect((await db().client.findUniqueOrThrow({ where: { id: client.id } })).agentId).toBe(agent.id)
    expect(await db().commit.count({ where: { ref: client.id, actorId: client.id, action: 'edit' } })).toBe(1)
    // The case has another name, and somebody who follows it.
    expect(await db().commit.count({ where: { ref: id, actorId: client.id, action: 'edit' } })).toBe(2)
    expect(
      await db().notification.count({ where: { userId: agent.id, titolo: { startsWith: 'Pratica' } } }),
    ).toBe(1)
    expect(await waiting(client)).toEqual([])
    expect((await answer(client, personaId, 'rifiuto')).status).toBe(409)
  })

  it('takes the request it came from along', async () => {
    const client = await aClient({ email: address() })
    const agent = await anAgent()
    const lead = await buildLead({ agentId: agent.id, stato: 'contattato', email: client.actor.email })
    const made = await callAs<{ praticaId: string }>(agent, 'POST', 'leadRequests/[id]/convert', {
      params: { id: lead.id },
    })
    const leadOf = () => db().lead.findUniqueOrThrow({ where: { id: lead.id } })
    expect(await leadOf()).toMatchObject({ praticaId: made.json.praticaId, clientId: null })
    const [invite] = await waiting(client)
    await answer(client, String(invite?._id))
    expect((await leadOf()).clientId).toBe(client.id)
  })

  it('is nobody else’s to answer', async () => {
    const client = await aClient({ email: address() })
    const { agent, id, personaId } = await aNamed(client)
    expect((await answer(null, personaId)).status).toBe(401)
    expect((await answer(agent, personaId)).status).toBe(403)
    expect((await answer(await adminWith('pratiche_manage'), personaId)).status).toBe(403)
    expect((await answer(await aClient(), personaId)).status).toBe(404)
    expect((await answer(client, 'x')).status).toBe(404)
    expect((await answer(client, personaId, 'forse')).json.errors[0]?.path).toBe('risposta')
    expect((await callAs(agent, 'GET', 'pratiche/inviti')).status).toBe(403)
    expect(await stateOf(agent, id)).toBe('invitata')
  })

  it('is refused in the area or by the link alone; the agent reads only that', async () => {
    const client = await aClient({ nome: 'Zenobia', cognome: 'Vera', email: address() })
    const signedIn = await aNamed(client)
    expect((await answer(client, signedIn.personaId, 'rifiuto')).status).toBe(204)
    const byLink = await aNamed()
    const [token = ''] = await tokensTo(byLink.email)
    expect((await refuse(token)).status).toBe(204)
    for (const { agent, id, personaId } of [signedIn, byLink]) {
      const { text } = await detail(agent, id)
      expect(text).toContain('"collegamento":"rifiutata"')
      for (const secret of ['Zenobia', 'Vera', client.id]) expect(text).not.toContain(secret)
      expect((await again(agent, id, personaId)).status).toBe(409)
      expect((await callAs(agent, 'GET', 'notifications')).text).toContain('non ha accettato')
    }
    expect((await detail(client, signedIn.id)).status).toBe(404)
    expect((await refuse(token)).status).toBe(409)
    expect((await refuse(`${token.slice(0, -4)}AAAA`)).status).toBe(404)
    expect((await refuse('')).json.errors[0]?.path).toBe('token')
  })

  it('of the same person on two cases at the same instant is answered once each', async () => {
    const client = await aClient({ email: address() })
    const { id, personaId } = await aNamed(client)
    const replies = await Promise.all([answer(client, personaId), answer(client, personaId)])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await db().praticaPersona.count({ where: { praticaId: id, clientId: client.id } })).toBe(1)
  })

  it('expires, and may be sent again by who works on the case', async () => {
    const client = await aClient({ email: address() })
    const { agent, email, id, personaId } = await aNamed(client)
    await db().praticaPersona.update({
      where: { id: personaId },
      data: { invitedAt: addDays(new Date(), -31) },
    })
    expect(await waiting(client)).toEqual([])
    expect((await answer(client, personaId)).status).toBe(410)
    expect(await stateOf(agent, id)).toBe('scaduta')
    expect((await again(null, id, personaId)).status).toBe(401)
    expect((await again(client, id, personaId)).status).toBe(403)
    expect((await again(await anAgent(), id, personaId)).status).toBe(404)
    expect((await again(agent, id, 'x')).status).toBe(404)
    expect((await again(agent, id, personaId)).json).toMatchObject({ collegamento: 'invitata' })
    expect(await tokensTo(email)).toHaveLength(2)
    expect((await answer(client, personaId)).status).toBe(204)
    expect((await again(agent, id, personaId)).status).toBe(409)
  })

  it('brings no mail of the case before it is accepted', async () => {
    const client = await aClient({ email: address() })
    const { agent, email, id, personaId } = await aNamed(client)
    const move = (to: string, version: number) =>
      callAs(agent, 'POST', 'pratiche/[id]/state', { params: { id }, body: { to, version } })
    const mails = async () => (await mailsTo(email, 'pratica-state-changed')).length
    expect((await move('raccolta_documenti', 1)).status).toBe(200)
    expect(await mails()).toBe(0)
    await answer(client, personaId)
    const { version } = (await detail(agent, id)).json
    expect((await move('in_istruttoria', version)).status).toBe(200)
    expect(await mails()).toBe(1)
  })
})
