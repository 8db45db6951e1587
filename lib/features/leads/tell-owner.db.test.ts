import { db, pool, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { agentByWeight } from '@/lib/features/leads/perc-leads/choose-agent'
import { statementsOf } from '@/lib/testing/queries'
import { anAgent, callAs } from '@/lib/testing/test-kit'
import { tellOwner } from './jobs'

let counter = 0

/** A group of everywhere with one agent, for a product that nothing else here asks for. */
async function groupOf(agentId: string): Promise<void> {
  await db().percLeadGruppo.create({
    data: {
      id: newId(),
      product: 'leasing',
      provincia: null,
      epoca: 1,
      dal: new Date('2026-01-01'),
      pesi: { create: [{ id: newId(), agentId, peso: 100 }] },
      ricevute: { create: [{ agentId }] },
    },
  })
}

async function send(): Promise<string> {
  counter += 1
  const contact = {
    nome: 'Lia',
    cognome: 'Prova',
    email: `tell${counter}@prova.example`,
    telefono: `351 ${7_000_000 + counter}`,
  }
  const body = { product: 'leasing', contact, consents: { privacy: true }, input: { importo: 50_000 } }
  const reply = await callAs(null, 'POST', 'leadRequests', { body })
  expect(reply.status).toBe(201)
  return String(reply.json._id)
}

const bells = (userId: string) => db().notification.count({ where: { userId } })
const mailsOf = async (id: string) => {
  const { rows } = await pool().query<{ key: string }>(
    `SELECT payload ->> 'template' AS key FROM graphile_worker._private_jobs WHERE payload ->> 'key' LIKE $1 ORDER BY 1`,
    [`lead-%:${id}%`],
  )
  return rows.map(({ key }) => key)
}
/** Where an answer to the mail that names the adviser goes. */
const answersOf = async (id: string) => {
  const { rows } = await pool().query<{ email: string }>(
    `SELECT payload -> 'replyTo' ->> 'email' AS email FROM graphile_worker._private_jobs WHERE payload ->> 'key' LIKE $1`,
    [`lead-adviser:${id}%`],
  )
  return rows.map(({ email }) => email)
}
const waiting = async (id: string) => {
  const { rows } = await pool().query<{ payload: { id: string; agentId: string } }>(
    `SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'id' = $1`,
    [id],
  )
  return rows.map(({ payload }) => payload)
}
const RUN = { attempt: 1, isLast: false }
/** Of a lead without a key, where no setting is held: the address, the hours for the answer, BEGIN, the person, two settings, the receipt, the lead, COMMIT. */
const STATEMENTS = 9

describe('a new lead that goes by weight', () => {
  it('is told to its agent and to who asked by a job, once', async () => {
    const agent = await anAgent()
    await groupOf(agent.id)
    const id = await send()
    const written = { stato: 'assegnato', agentId: agent.id, assignedAt: expect.any(Date) }
    expect(await db().lead.findUniqueOrThrow({ where: { id } })).toMatchObject(written)
    const commit = await db().commit.findFirstOrThrow({ where: { ref: id } })
    expect(commit.info).toMatchObject({ data: { stato: 'assegnato', agentId: agent.id } })
    expect(await db().leadEvento.findFirstOrThrow({ where: { leadId: id } })).toMatchObject({
      a: 'assegnato',
    })
    expect([await bells(agent.id), await mailsOf(id)]).toEqual([0, ['lead-received']])
    expect(await waiting(id)).toEqual([{ id, agentId: agent.id }])
    await tellOwner({ id, agentId: agent.id }, RUN)
    await tellOwner({ id, agentId: agent.id }, RUN)
    expect([await bells(agent.id), await mailsOf(id)]).toEqual([
      1,
      ['lead-adviser', 'lead-assigned', 'lead-received'],
    ])
    const { email } = await db().agent.findUniqueOrThrow({ where: { id: agent.id } })
    expect(await answersOf(id)).toEqual([email])
    // An agent who does not have it any more is not told.
    const other = await anAgent()
    await tellOwner({ id, agentId: other.id }, RUN)
    expect(await bells(other.id)).toBe(0)

    // Every other lead of the place waits from the lock on: for one statement, and for the turn of the loop that commits it.
    const statements = await statementsOf(send)
    const held = statements.slice(statements.findIndex((text) => text.includes('lead_scegli')))
    expect(held).toEqual([expect.stringContaining('INSERT INTO "leads"'), 'COMMIT'])
    const isOf = (part: string) => held.some((text) => text.includes(part))
    expect([isOf('consents'), isOf('notifications'), isOf('realtime_events')]).toEqual([false, false, false])
    expect(statements.length).toBeLessThanOrEqual(STATEMENTS)
    expect(
      await withTransaction((tx) => agentByWeight(tx, { product: 'leasing', provincia: null })),
    ).toMatchObject({
      agentId: agent.id,
    })
  })
})
