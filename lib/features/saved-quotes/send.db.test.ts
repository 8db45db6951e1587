import { db, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { eraseAccount } from '@/lib/features/accounts/erase-client'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { mailsTo } from '@/lib/testing/queued-mails'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildPreventivo } from '@/prisma/seed/factories/leads'

beforeAll(() => migrateJobs(env().DATABASE_URL))

const WHY = 'Rispondo a una domanda del cliente con le sue parole.'

it('a mail of a delega calls it by its name', async () => {
  const [agent, email] = [await anAgent(), `ida.${newId()}@prova.example`]
  const _id = newId()
  const offer = { bank: null, product: { _id, nome: 'Delega' }, montante: 30_000, capitale: 23_570.34 }
  const { id, version } = await buildPreventivo({
    agentId: agent.id,
    product: 'cdq',
    input: { netto: 1_250, tipo: 'dipendente_pubblico', eta: 45, durata: 120, delega: true },
    result: {
      rata: 250,
      durata: 120,
      asOf: '2026-11-20',
      offers: [{ ...offer, interessi: 6_429.66, netto: 23_104.34, tan: 5, taeg: 5.5725, costi: [] }],
    },
    scelte: [_id],
  })
  const body = { canale: 'email', email, version }
  expect((await callAs(agent, 'POST', 'quotes/[id]/send', { params: { id }, body })).status).toBe(200)
  expect(await mailsTo(email, 'preventivo')).toMatchObject([
    { data: { prodotto: 'Delegazione di pagamento' } },
  ])
})

describe('the message of a quote’s mail', () => {
  const address = () => `ida.${newId()}@prova.example`
  const send = async (as: Caller, id: string, email: string, more: object) => {
    const { version } = await db().quote.findUniqueOrThrow({ where: { id } })
    const body = { canale: 'email', email, version, ...more }
    return callAs(as, 'POST', 'quotes/[id]/send', { params: { id }, body })
  }
  const historyOf = (ref: string) => db().commit.findMany({ where: { ref } })

  it('advertises: words that are not to be used are named at it, and nothing leaves', async () => {
    const [agent, email] = [await anAgent(), address()]
    const { id } = await buildPreventivo({ agentId: agent.id })
    const { status, json } = await send(agent, id, email, {
      messaggio: 'Prestito facile e veloce, senza busta paga',
    })
    expect([status, json.errors.map(({ path }) => path)]).toEqual([422, ['messaggio']])
    expect(json.errors[0]?.message).toContain('«facile»')
    expect(json.parole).toMatchObject({ trovate: expect.any(Array) })
    expect(await mailsTo(email)).toEqual([])
    expect(await db().quote.findUniqueOrThrow({ where: { id } })).toMatchObject({
      stato: 'bozza',
      version: 1,
    })
  })

  it('keeps doubtful ones with a reason, which the history has', async () => {
    const [agent, email] = [await anAgent(), address()]
    const { id, codice } = await buildPreventivo({ agentId: agent.id })
    const messaggio = 'Mi chiedi se è facile: decide la banca.'
    for (const motivoParole of ['breve', '..........'])
      expect((await send(agent, id, email, { messaggio, motivoParole })).status).toBe(422)
    expect((await send(agent, id, email, { messaggio, motivoParole: WHY })).status).toBe(200)
    expect(await mailsTo(email, 'preventivo')).toMatchObject([{ data: { messaggio } }])
    expect(await historyOf(id)).toMatchObject([
      {
        model: 'Preventivi',
        label: codice,
        actorId: agent.id,
        info: {
          reason: `Parole tenute, «facile»: ${WHY}`,
          changes: [{ field: 'messaggio', before: '', after: messaggio }],
        },
      },
    ])
    const office = await adminWith('pratiche_manage', 'commits_see')
    const { json } = await callAs<{ info: { reason: string } }[]>(office, 'GET', 'commits/[id]', {
      params: { id },
    })
    expect(JSON.stringify(json)).toContain(WHY)
  })

  it('keeps forbidden ones only of who also keeps the list', async () => {
    const email = address()
    const agent = await anAgent()
    const { id } = await buildPreventivo({ agentId: agent.id })
    const given = { messaggio: 'Anche a cattivi pagatori.', motivoParole: WHY }
    const refused = await send(agent, id, email, given)
    expect([refused.status, refused.json.parole]).toMatchObject([422, { siPossonoTenere: false }])
    const office = await adminWith('pratiche_manage', 'settings_manage')
    expect((await send(office, id, email, given)).status).toBe(200)
  })

  it('is taken out of the history with its client', async () => {
    const [agent, client] = [await anAgent(), await aClient()]
    const { email } = client.actor
    const { id } = await buildPreventivo({ agentId: agent.id, email })
    const given = { messaggio: 'Cara Zoraide, non è facile.', motivoParole: WHY }
    expect((await send(agent, id, email, given)).status).toBe(200)
    await withTransaction((tx) => eraseAccount(tx, { actor: agent.actor, requestId: 'prova' }, client.id))
    expect(JSON.stringify(await historyOf(id))).not.toContain('Zoraide')
  })

  it('that says what it may leaves as before, without a line in the history', async () => {
    const [agent, email] = [await anAgent(), address()]
    const { id } = await buildPreventivo({ agentId: agent.id })
    expect(
      (await send(agent, id, email, { messaggio: 'Ecco le cifre di cui abbiamo parlato.' })).status,
    ).toBe(200)
    expect(await historyOf(id)).toEqual([])
  })
})
