import { addDays, addMonths, formatDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { logger } from '@/lib/core/logger'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { REPORT_LIMIT } from './limit-address'
import { tellReportsDue } from './tell-due'
import type { FollowedReport, ReportLine, WholeReport } from './types'

const SECRET = 'Ho visto firmare moduli in bianco nella sede di prova.'
const BODY = { categoria: 'servizi', testo: SECRET, contatto: 'interno 42' }
const ROUTE = 'whistleblowing/[code]'
const DAY = 86_400_000

const report = (body: object = BODY, headers?: Record<string, string>) =>
  callAs<{ code: string } & { errors: { path: string }[] }>(null, 'POST', 'whistleblowing', { body, headers })
const follow = (code: string) => callAs<FollowedReport>(null, 'GET', ROUTE, { params: { code } })
const add = (code: string, testo: string, headers?: Record<string, string>) =>
  callAs<FollowedReport>(null, 'POST', `${ROUTE}/messages`, { params: { code }, body: { testo }, headers })
const list = (as: Caller | null) =>
  callAs<{ items: ReportLine[]; total: number }>(as, 'GET', 'whistleblowing')
const whole = (as: Caller | null, code: string) =>
  callAs<WholeReport>(as, 'GET', `${ROUTE}/messages`, { params: { code } })
const reply = (as: Caller | null, code: string, testo: string) =>
  callAs<WholeReport>(as, 'POST', `${ROUTE}/reply`, { params: { code }, body: { testo } })
const move = (as: Caller | null, code: string, to: string) =>
  callAs<WholeReport>(as, 'POST', `${ROUTE}/state`, { params: { code }, body: { to } })

/** As if all who have sent a report had sent so many. */
const used = (points: number) =>
  db().rateLimit.updateMany({
    where: { key: { startsWith: `${REPORT_LIMIT.name}:` } },
    data: { points },
  })

describe('a report', () => {
  it('is given a code, and is followed with it however it is typed', async () => {
    const { status, json } = await report()
    expect([status, Object.keys(json)]).toEqual([201, ['code']])
    expect(json.code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
    const typed = await follow(json.code.toLowerCase().replaceAll('-', ' '))
    expect(typed.status).toBe(200)
    expect(typed.headers.get('cache-control')).toBe('no-store')
    expect(typed.json).toMatchObject({
      stato: 'ricevuta',
      testo: SECRET,
      presaInCaricoIl: null,
      messaggi: [],
    })
    const waits = new Date(typed.json.avvisoEntro).getTime() - new Date(typed.json.inviataIl).getTime()
    expect(waits).toBe(7 * DAY)
  })

  it('leaves no trace of its words, its code or its author', async () => {
    const logged: unknown[] = []
    const spy = jest.spyOn(logger(), 'info').mockImplementation((line: unknown) => void logged.push(line))
    const { json } = await report(BODY, { 'idempotency-key': 'traccia', 'x-client-ip': '203.0.113.9' })
    await follow(json.code)
    await add(json.code, `${SECRET} Due volte.`, { 'idempotency-key': 'traccia' })
    spy.mockRestore()
    expect(logged).toHaveLength(3)
    const rows = await Promise.all([
      db().whistleReport.findMany(),
      db().whistleMessage.findMany(),
      db().idempotencyKey.findMany(),
      db().commit.findMany(),
      db().notification.findMany(),
      db().rateLimit.findMany(),
    ])
    const everything = JSON.stringify([logged, rows], (_, value) =>
      value instanceof Uint8Array
        ? Buffer.from(value).toString('latin1')
        : typeof value === 'bigint'
          ? ''
          : value,
    )
    const [plain, bare] = [json.code, json.code.replaceAll('-', '')]
    for (const word of [plain, bare, 'moduli in bianco', 'interno 42', '203.0.113.9']) {
      expect(everything).not.toContain(word)
    }
  })

  it('is one when the button is pressed twice, and another with another text', async () => {
    const headers = { 'idempotency-key': 'due-clic' }
    const before = await db().whistleReport.count()
    const replies = await Promise.all([report(BODY, headers), report(BODY, headers), report(BODY, headers)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(replies.map(({ json }) => json.code)).size).toBe(1)
    expect(await db().whistleReport.count()).toBe(before + 1)
    const other = await report({ ...BODY, testo: `${SECRET} E altro.` }, headers)
    expect(other.json.code).not.toBe(replies[0]?.json.code)
    const [{ json }] = [await report()]
    const sent = { 'idempotency-key': 'messaggio' }
    await add(json.code, 'Aggiungo una cosa.', sent)
    expect((await add(json.code, 'Aggiungo una cosa.', sent)).json.messaggi).toHaveLength(1)
  })

  it.each([
    [{ categoria: 'pettegolezzi' }, 'categoria'],
    [{ testo: 'Corto' }, 'testo'],
    [{ testo: undefined }, 'testo'],
    [{ nome: 'Lia' }, 'nome'],
  ])('is refused with %j', async (change, path) => {
    const { status, json } = await report({ ...BODY, ...change })
    expect([status, json.errors[0]?.path]).toEqual([422, path])
  })

  it('is not found with a code that nobody has, nor with its id', async () => {
    const { json } = await report()
    const { id } = await db().whistleReport.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(json.code).toBeTruthy()
    for (const code of ['AAAA-AAAA-AAAA-AAAA', '', '%', id]) {
      expect([(await follow(code)).status, (await add(code, 'Ci sono?')).status]).toEqual([404, 404])
    }
  })

  it('cannot be sent without end from one address', async () => {
    const headers = { 'x-client-ip': '203.0.113.77' }
    const first = (await report(BODY, headers)).status
    await used(REPORT_LIMIT.points)
    const second = (await report(BODY, headers)).status
    expect([first, second, (await report()).status]).toEqual([201, 429, 201])
  })

  it('nor from the many addresses of one network', async () => {
    const from = (host: number) => report(BODY, { 'x-client-ip': `2001:db8:5:5::${host}` })
    const first = (await from(1)).status
    await used(REPORT_LIMIT.points)
    expect([first, (await from(2)).status]).toEqual([201, 429])
  })
})

describe('the office', () => {
  let reader: Caller
  beforeAll(async () => {
    reader = await adminWith('whistleblowing_read')
  })

  const newest = async () => {
    const { json } = await report()
    const { id } = await db().whistleReport.findFirstOrThrow({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
    return { code: json.code, id }
  }

  it('is who holds the permission, and nobody else', async () => {
    const { id } = await newest()
    const others = [
      [null, 401],
      [await anAgent(), 403],
      [await aClient(), 403],
      [await adminWith('content_manage', 'settings_manage'), 403],
    ] as const
    for (const [as, status] of others) {
      const replies = [
        await list(as),
        await whole(as, id),
        await reply(as, id, 'No'),
        await move(as, id, 'chiusa'),
      ]
      expect(replies.map((one) => one.status)).toEqual([status, status, status, status])
    }
    expect((await whole(reader, id)).json).toMatchObject({ _id: id, testo: SECRET, contatto: 'interno 42' })
    expect((await whole(reader, 'x')).status).toBe(404)
  })

  it('hears that a report has come, and lists it without its words', async () => {
    const { id } = await newest()
    const notice = await db().notification.findFirstOrThrow({
      where: { userId: reader.id },
      orderBy: { createdAt: 'desc' },
    })
    expect(notice).toMatchObject({
      titolo: 'Nuova segnalazione riservata',
      href: '/admin/feeds/whistleblowing',
    })
    const { json, text } = await list(reader)
    const found = json.items.find(({ _id }) => _id === id)
    expect(found).toMatchObject({ stato: 'ricevuta', daLeggere: true, messaggi: 0, prossimo: 'avviso' })
    expect(text).not.toContain('moduli in bianco')
  })

  it('answers: the first answer is the receipt, and the reporter reads it and goes on', async () => {
    const { code, id } = await newest()
    expect((await reply(reader, id, 'Stiamo verificando: quando è successo?')).status).toBe(201)
    const read = (await follow(code)).json
    expect(read).toMatchObject({ stato: 'in_esame', presaInCaricoIl: expect.any(String) })
    expect(read.messaggi).toMatchObject([
      { daUfficio: true, testo: 'Stiamo verificando: quando è successo?' },
    ])
    expect('contatto' in read).toBe(false)
    const then = (await add(code, 'A maggio.')).json
    expect(then.messaggi.map(({ daUfficio }) => daUfficio)).toEqual([true, false])
    const line = (await list(reader)).json.items.find(({ _id }) => _id === id)
    expect(line).toMatchObject({ daLeggere: true, messaggi: 2 })
  })

  it('moves a report on, and opens it again, but not back to unread', async () => {
    const { code, id } = await newest()
    expect((await move(reader, id, 'chiusa')).json).toMatchObject({
      stato: 'chiusa',
      chiusaIl: expect.any(String),
      presaInCaricoIl: expect.any(String),
    })
    expect((await move(reader, id, 'ricevuta')).status).toBe(409)
    expect((await move(reader, id, 'in_esame')).json).toMatchObject({ stato: 'in_esame', chiusaIl: null })
    expect((await move(reader, id, 'persa')).status).toBe(422)
    expect((await follow(code)).json.stato).toBe('in_esame')
  })
})

describe('the days of the law', () => {
  it('are told once each to who reads the reports, and to nobody else', async () => {
    const [reader, other] = [await adminWith('whistleblowing_read'), await adminWith('compliance_see')]
    const day = 86_400_000
    const createdAt = new Date(Date.now() - 6 * day)
    const { id } = await db().whistleReport.create({
      data: {
        id: newId(),
        codeHash: newId(),
        testo: Buffer.from('niente'),
        createdAt,
      },
    })
    const rung = (userId: string) => db().notification.count({ where: { userId, href: { contains: id } } })
    await tellReportsDue()
    await tellReportsDue()
    expect([await rung(reader.id), await rung(other.id)]).toEqual([1, 0])
    await tellReportsDue(new Date(Date.now() + 2 * day))
    expect(await rung(reader.id)).toBe(2)
    // Nobody has given the receipt: the answer is owed all the same, three months from the end of the seven days.
    const riscontroEntro = addMonths(addDays(createdAt, 7), 3)
    await tellReportsDue(addDays(riscontroEntro, -13))
    const said = await db().notification.findMany({
      where: { userId: reader.id, href: { contains: id } },
      orderBy: { id: 'asc' },
    })
    expect(said.at(-1)?.titolo).toBe(
      `Segnalazione riservata: riscontro entro il ${formatDay(riscontroEntro)}`,
    )
    await tellReportsDue(addDays(riscontroEntro, 1))
    expect(await rung(reader.id)).toBe(4)
    await db().whistleReport.delete({ where: { id } })
  })
})
