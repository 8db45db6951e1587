import { addDays, columnOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { aClient, adminWith, anAgent, type Caller, callAs, ctxOf } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { reviewsDue } from './data'

let agent: Caller
let client: Caller
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  agent = await anAgent()
  client = await aClient()
})

const ask = (as: Caller | null, id: string, body: object = { testo: 'Il mio reddito è cambiato' }) =>
  callAs(as, 'POST', 'pratiche/[id]/riesame', { params: { id }, body })
const answer = (as: Caller | null, id: string, body: object) =>
  callAs(as, 'POST', 'pratiche/[id]/riesame/risposta', { params: { id }, body })
const refused = () =>
  buildPratica({
    agentId: agent.id,
    clientId: client.id,
    stato: 'respinta',
    causale: 'Reddito insufficiente',
    dataChiusura: new Date(),
  })
const RISPOSTA = 'Ho guardato i documenti: con un importo più basso la domanda si può presentare di nuovo.'

describe('the review of a refusal', () => {
  it('is asked by its client once, with a last day; agent and office are told', async () => {
    const office = await adminWith('pratiche_manage')
    const { id, codice } = await refused()
    expect((await ask(await aClient(), id)).status).toBe(404)
    expect((await ask(agent, id)).status).toBe(403)
    const { status, json } = await ask(client, id)
    expect(status).toBe(201)
    expect(json.scadeIl).toBe(addDays(columnOfDay(todayInRome()), 15).toISOString().slice(0, 10))
    expect((await ask(client, id)).status).toBe(409)
    for (const userId of [agent.id, office.id])
      expect(
        await db().notification.count({ where: { userId, testo: { startsWith: `Pratica ${codice}` } } }),
      ).toBe(1)
    const due = async (as: Caller) =>
      (await reviewsDue(ctxOf(as).scope)).some(({ praticaId }) => praticaId === id)
    expect([await due(agent), await due(office), await due(await anAgent())]).toEqual([true, true, false])
    const open = await buildPratica({ agentId: agent.id, clientId: client.id })
    expect((await ask(client, open.id)).status).toBe(409)
  })

  it('is answered by who works on the case, and its client reads it beside the reason in plain words', async () => {
    const { id } = await refused()
    await ask(client, id)
    expect((await answer(client, id, { risposta: RISPOSTA, version: 1 })).status).toBe(403)
    expect((await answer(await anAgent(), id, { risposta: RISPOSTA, version: 1 })).status).toBe(404)
    expect((await answer(agent, id, { risposta: 'No.', version: 1 })).json.errors[0]?.path).toBe('risposta')
    expect((await answer(agent, id, { risposta: RISPOSTA, version: 7 })).status).toBe(409)
    expect((await answer(agent, id, { risposta: RISPOSTA, version: 1 })).status).toBe(204)
    expect((await answer(agent, id, { risposta: RISPOSTA, version: 2 })).status).toBe(409)
    const { json } = await callAs(client, 'GET', 'pratiche/[id]', { params: { id } })
    expect(json.riesame).toMatchObject({ risposta: RISPOSTA })
    const rifiuto = json.rifiuto as { parole: string; aiuti: unknown[] }
    expect(rifiuto.parole).toContain('Per la banca il reddito non basta')
    expect(rifiuto.aiuti.length).toBeGreaterThan(0)
  })

  it('can be asked again where the case is refused again: the answer of before is not that of now', async () => {
    const office = await adminWith('pratiche_manage', 'pratiche_reopen')
    const { id: banca } = await buildBank()
    const { id } = await buildPratica({ agentId: agent.id, clientId: client.id, stato: 'inviata_banca' })
    const move = async (body: object) => {
      const { version } = await db().pratica.findUniqueOrThrow({ where: { id } })
      const reply = await callAs(office, 'POST', 'pratiche/[id]/state', {
        params: { id },
        body: { ...body, version },
      })
      expect(reply.status).toBe(200)
    }
    const refuse = () => move({ to: 'respinta', causale: 'Reddito insufficiente' })
    const reopen = () => move({ to: 'inviata_banca', motivo: 'Documenti nuovi', banca })
    const read = async (as: Caller) =>
      (await callAs(as, 'GET', 'pratiche/[id]', { params: { id } })).json.riesame
    await refuse()
    expect(await read(client)).toBeNull()
    await ask(client, id)
    await answer(agent, id, { risposta: RISPOSTA, version: 1 })
    expect(await read(client)).toMatchObject({ risposta: RISPOSTA })
    await reopen()
    await refuse()
    expect(await read(client)).toBeNull()
    for (const as of [agent, office]) expect(await read(as)).toMatchObject({ risposta: RISPOSTA })
    expect((await ask(client, id)).status).toBe(201)
    expect(await read(client)).toMatchObject({ risposta: null })
    // Nobody has answered yet, and no second one can be asked for: the one that waits is shown.
    await reopen()
    await refuse()
    expect(await read(client)).toMatchObject({ risposta: null })
    expect((await ask(client, id)).status).toBe(409)
    await answer(agent, id, { risposta: `${RISPOSTA} Di nuovo.`, version: 1 })
    expect(await read(client)).toMatchObject({ risposta: `${RISPOSTA} Di nuovo.` })
  })
})
