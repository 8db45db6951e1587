import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { clock } from '@/lib/features/tickets/jobs'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildAdmin } from '@/prisma/seed/factories/people'
import {
  buildTicket,
  buildTicketCategory,
  buildTicketMacro,
  buildTicketRule,
} from '@/prisma/seed/factories/service'

const stored = (id: string) => db().ticket.findUniqueOrThrow({ where: { id } })
const open = async (as: Caller, category: string, more = {}) => {
  const body = { category, oggetto: 'Un bonifico', messaggio: 'Non è arrivato.', ...more }
  const { status, json } = await callAs(as, 'POST', 'tickets/create', { body })
  expect(status).toBe(201)
  return json
}
const answer = (as: Caller, id: string) =>
  callAs(as, 'POST', 'tickets/[id]/reply', { params: { id }, body: { testo: 'Ecco quello che serve.' } })
const linesOf = async (ticketId: string) => {
  const where = { ticketId, testo: { startsWith: 'Regola' } }
  const rows = await db().ticketMessage.findMany({ where, orderBy: [{ at: 'asc' }, { id: 'asc' }] })
  expect(rows.every(({ interno, tipo }) => interno && tipo === 'evento')).toBe(true)
  return rows.map(({ testo }) => testo)
}
const rung = async (userId: string) =>
  (await db().notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ titolo }) => titolo,
  )
const helper = () => adminWith('ticketing_answer')
const nameOf = ({ actor }: Caller) => `${actor.nome} ${actor.cognome}`

afterEach(async () => {
  await db().ticketRule.updateMany({ data: { attiva: false } })
})

describe('a rule on new tickets', () => {
  it('assigns, in its transaction and with the same checks; the opener reads none of it', async () => {
    const [admin, agent, category] = [await helper(), await anAgent(), await buildTicketCategory()]
    const rule = await buildTicketRule({
      condizioni: [{ tipo: 'categoria', categoryId: category.id }],
      azioni: [
        { tipo: 'assegna', adminId: admin.id },
        { tipo: 'priorita', priorita: 'urgente' },
      ],
    })
    const made = await open(agent, category.id)
    expect(await stored(made._id)).toMatchObject({
      assigneeId: admin.id,
      priorita: 'urgente',
      stato: 'aperto',
    })
    expect((await stored(made._id)).version).toBe(made.version)
    expect(await linesOf(made._id)).toEqual([
      `Regola «${rule.nome}»: assegnato a ${nameOf(admin)}; priorità urgente`,
    ])
    expect(await rung(admin.id)).toEqual(['Un ticket è tuo'])
    const commits = await db().commit.findMany({ where: { ref: made._id, action: 'edit' } })
    expect(commits.map(({ actorId, info }) => [actorId, (info as { reason?: string }).reason])).toEqual(
      Array(2).fill([null, `Regola «${rule.nome}»`]),
    )
    const said = await callAs(agent, 'GET', 'tickets/[id]/messages', { params: { id: made._id } })
    expect(said.json.items.map(({ testo }) => testo)).toEqual(['Non è arrivato.'])
    const other = await open(agent, (await buildTicketCategory()).id)
    expect(await linesOf(other._id)).toEqual([])
  })

  it('gives it to whoever of the category has least to do', async () => {
    const [busy, free, stranger] = [await helper(), await helper(), await helper()]
    const admins = { create: [busy, free].map(({ id }) => ({ id: crypto.randomUUID(), adminId: id })) }
    const category = await buildTicketCategory({ admins })
    await buildTicket({ assigneeId: busy.id })
    await buildTicket({ assigneeId: free.id, stato: 'chiuso' })
    await buildTicketRule({ azioni: [{ tipo: 'assegna_meno' }] })
    const made = await open(await anAgent(), category.id)
    expect((await stored(made._id)).assigneeId).toBe(free.id)
    expect(stranger.id).not.toBe(free.id)
  })

  it('answers with what is ready, which is nobody’s first answer', async () => {
    const client = await aClient({ nome: 'Ada' })
    const macro = await buildTicketMacro({ testo: 'Ciao {nome}, {codice} è da noi.', stato: 'in_attesa' })
    await buildTicketRule({
      azioni: [
        { tipo: 'risposta', macroId: macro.id },
        { tipo: 'nota', testo: 'Da sentire' },
      ],
    })
    const made = await open(client, (await buildTicketCategory()).id)
    const after = await stored(made._id)
    expect(after).toMatchObject({
      stato: 'in_attesa',
      primaRispostaAt: null,
      notifyUser: true,
      assigneeId: null,
    })
    const { json } = await callAs(client, 'GET', 'tickets/[id]/messages', { params: { id: made._id } })
    expect(json.items.map(({ nome, testo }) => [nome, testo])).toEqual([
      [nameOf(client), 'Non è arrivato.'],
      ['Risposta automatica', `Ciao Ada, ${after.codice} è da noi.`],
    ])
    expect(
      await db().ticketMessage.count({ where: { ticketId: made._id, interno: true, tipo: 'messaggio' } }),
    ).toBe(1)
    expect(await rung(client.id)).toEqual(['Hai una risposta'])
  })

  it('tells people, who read it from then on', async () => {
    const [told, owner] = [await helper(), await helper()]
    await buildTicketRule({
      azioni: [
        { tipo: 'assegna', adminId: owner.id },
        { tipo: 'avvisa', adminId: told.id },
      ],
    })
    const { _id: id } = await open(await anAgent(), (await buildTicketCategory()).id)
    expect((await rung(told.id)).length).toBe(1)
    expect((await callAs(told, 'GET', 'tickets/[id]', { params: { id } })).status).toBe(200)
  })

  it('leaves a line of what it cannot do, and does the rest', async () => {
    const { id: adminId } = await buildAdmin({ permissions: {}, ticketing: {} })
    const macro = await buildTicketMacro({ categoryId: (await buildTicketCategory()).id })
    const rule = await buildTicketRule({
      azioni: [
        { tipo: 'assegna', adminId },
        { tipo: 'risposta', macroId: macro.id },
        { tipo: 'priorita', priorita: 'bassa' },
      ],
    })
    const made = await open(await anAgent(), (await buildTicketCategory()).id)
    expect(await stored(made._id)).toMatchObject({ assigneeId: null, priorita: 'bassa', notifyUser: false })
    const [line, ...others] = await linesOf(made._id)
    expect(others).toEqual([])
    expect(line).toMatch(
      /^Regola .*: non assegnato \(Questa persona .*\); priorità bassa; risposta non inviata \(.*\)$/,
    )
    expect(line).toContain(rule.nome)
  })

  it('comes in order, and starts no other', async () => {
    const agent = await anAgent()
    const macro = await buildTicketMacro()
    await buildTicketRule({
      ordine: 2,
      condizioni: [{ tipo: 'priorita', priorita: 'alta' }],
      azioni: [{ tipo: 'priorita', priorita: 'bassa' }],
    })
    await buildTicketRule({
      ordine: 1,
      azioni: [
        { tipo: 'priorita', priorita: 'alta' },
        { tipo: 'risposta', macroId: macro.id },
      ],
    })
    await buildTicketRule({ evento: 'risposta', azioni: [{ tipo: 'nota', testo: 'Mai scritta' }] })
    const made = await open(agent, (await buildTicketCategory()).id)
    expect((await stored(made._id)).priorita).toBe('bassa')
    expect((await linesOf(made._id)).map((line) => line.split(': ')[1])).toEqual([
      expect.stringMatching(/^priorità alta; inviata/),
      'priorità bassa',
    ])
    await answer(agent, made._id)
    expect(await db().ticketMessage.count({ where: { ticketId: made._id, testo: 'Mai scritta' } })).toBe(1)
  })

  it('goes back with what it belongs to', async () => {
    const [client, category] = [await aClient(), await buildTicketCategory()]
    await buildTicketRule({ azioni: [{ tipo: 'nota', testo: 'Fra noi' }] })
    // What fails is no refusal but a fault: nothing of the ticket stays.
    await db().$executeRaw`ALTER TABLE ticket_messages ADD CONSTRAINT prova CHECK (testo <> 'Fra noi')`
    try {
      const body = { category: category.id, oggetto: 'Perso', messaggio: 'Chi legge?' }
      const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined)
      expect((await callAs(client, 'POST', 'tickets/create', { body })).status).toBeGreaterThanOrEqual(400)
      spy.mockRestore()
    } finally {
      await db().$executeRaw`ALTER TABLE ticket_messages DROP CONSTRAINT prova`
    }
    expect(await db().ticket.count({ where: { clientId: client.id } })).toBe(0)
  })
})

describe('rules on what happens later', () => {
  it('act on the opener’s answer, not on the office’s', async () => {
    const [agent, admin] = [await anAgent(), await helper()]
    await buildTicketRule({ evento: 'risposta', condizioni: [{ tipo: 'parole', parole: ['serv'] }] })
    const { id } = await buildTicket({ agentId: agent.id })
    await answer(admin, id)
    expect(await linesOf(id)).toEqual([])
    await answer(agent, id)
    expect((await stored(id)).priorita).toBe('alta')
  })

  it('act once for each wait, and leave alone what had waited before they were there', async () => {
    const [now, agent] = [new Date(), await anAgent()]
    const idle = { agentId: agent.id, lastMessageAt: addDays(now, -30), createdAt: addDays(now, -30) }
    const nota = { azioni: [{ tipo: 'nota', testo: 'Fermo' }] as const, ore: 8 }
    await buildTicketRule({ evento: 'inattivo', attivaDal: addDays(now, -31), ...nota })
    const [old, due] = [
      await buildTicket({ ...idle, lastMessageAt: addDays(now, -60) }),
      await buildTicket(idle),
    ]
    const closed = await buildTicket({ ...idle, stato: 'chiuso' })
    await clock()
    await clock()
    const counts = () => Promise.all([old, due, closed].map(async ({ id }) => (await linesOf(id)).length))
    expect(await counts()).toEqual([0, 1, 0])
    await db().ticket.update({ where: { id: due.id }, data: { lastMessageAt: addDays(now, -20) } })
    await clock()
    expect(await counts()).toEqual([0, 2, 0])
  })

  it('assigns anew what nobody has answered in time, to somebody else', async () => {
    const [late, other] = [await helper(), await helper()]
    const admins = { create: [late, other].map(({ id }) => ({ id: crypto.randomUUID(), adminId: id })) }
    const { id: categoryId } = await buildTicketCategory({ admins })
    const createdAt = addDays(new Date(), -30)
    const base = { categoryId, assigneeId: late.id, createdAt }
    await buildTicketRule({
      evento: 'senza_risposta',
      ore: 4,
      attivaDal: addDays(createdAt, -1),
      azioni: [{ tipo: 'assegna_meno' }],
    })
    const [waits, answered] = [
      await buildTicket(base),
      await buildTicket({ ...base, primaRispostaAt: createdAt }),
    ]
    await buildTicket({ assigneeId: other.id })
    await clock()
    await clock()
    expect([(await stored(waits.id)).assigneeId, (await stored(answered.id)).assigneeId]).toEqual([
      other.id,
      late.id,
    ])
    expect(await rung(other.id)).toEqual(['Un ticket è tuo'])
  })

  it('act when four fifths of the time have gone, and when it has passed', async () => {
    const past = addDays(new Date(), -1)
    const warned = await buildTicketRule({ evento: 'in_scadenza' })
    const late = await buildTicketRule({
      evento: 'scaduto',
      azioni: [{ tipo: 'priorita', priorita: 'urgente' }],
    })
    const [soon, over] = [
      await buildTicket({ avvisaAt: past, scadeAt: addDays(new Date(), 1) }),
      await buildTicket({ scadeAt: past }),
    ]
    await clock()
    await clock()
    expect([await linesOf(soon.id), await linesOf(over.id)]).toEqual([
      [`Regola «${warned.nome}»: priorità alta`],
      [`Regola «${late.nome}»: priorità urgente`],
    ])
  })
})
