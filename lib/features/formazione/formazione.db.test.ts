import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { newId } from '@/lib/core/ids'
import { mayRead } from '@/lib/features/files/grant'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { mailsTo } from '@/lib/testing/queued-mails'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildStoredFile } from '@/prisma/seed/factories/content'
import { buildAttestatoEsterno, buildFormazione } from '@/prisma/seed/factories/training'
import { tellHoursDue } from './tell-hours'
import { remindAll, tellDue } from './tell-missing'
import type { Andamento, Course, Courses, Progress, QuizResult } from './types'

const QUESTION = {
  domanda: 'Quali?',
  risposte: [
    { testo: 'Questa', corretta: true },
    { testo: 'Anche questa', corretta: true },
    { testo: 'Quella', corretta: false },
  ],
  spiegazione: 'Perché sì.',
}

const watch = (agent: Caller, id: string, intervalli: number[][], version: number) =>
  callAs<Progress & { code: string; errors: { path: string }[] }>(agent, 'POST', 'formazione/[id]/progress', {
    params: { id },
    body: { intervalli, posizione: 0, version },
  })

/** As if it had been opened, and the last count been, so much earlier. */
const wait = async (lezioneId: string, seconds: number) => {
  const earlier = (at: Date) => new Date(at.getTime() - seconds * 1_000)
  const learners = await db().formazioneProgresso.findMany({ where: { lezioneId } })
  const agentId = { in: learners.map((one) => one.agentId) }
  const rows = await db().formazioneProgresso.findMany({ where: { agentId } })
  for (const { id, contatoAt, iniziataAt } of rows)
    await db().formazioneProgresso.update({
      where: { id },
      data: { contatoAt: earlier(contatoAt), iniziataAt: earlier(iniziataAt) },
    })
}

/** Opens a lesson and sees all of its hundred seconds. */
async function seeWhole(agent: Caller, id: string) {
  await watch(agent, id, [], 0)
  await wait(id, 60)
  return watch(agent, id, [[0, 100]], 1)
}

const lessonOf = async (agent: Caller, corsoId: string, at: number) => {
  const { json } = await callAs<Course>(agent, 'GET', 'formazione/corsi/[id]', { params: { id: corsoId } })
  return json.elenco[at]
}

const idOf = ({ lezioni }: { lezioni: { id: string }[] }, at = 0) => lezioni[at]?.id ?? ''

describe('what was seen of a lesson', () => {
  it('is the union of what was told, and completes it at the course’s threshold', async () => {
    const [agent, course] = [await anAgent(), await buildFormazione()]
    const id = idOf(course)
    expect((await watch(agent, id, [], 0)).json).toMatchObject({ pct: 0, completata: false, version: 1 })
    await wait(id, 60)
    const half = await watch(agent, id, [[0, 30], [20, 50]], 1) // biome-ignore format: pairs
    expect(half.json).toMatchObject({ pct: 50, visto: [[0, 50]], completata: false })
    await wait(id, 60)
    const again = await watch(agent, id, [[10, 40], [60, 100]], 2) // biome-ignore format: pairs
    expect(again.json).toMatchObject({ pct: 90, completata: true })
    expect(again.json.attestato).toMatch(/^A\d\d-/)
    const { json } = await callAs<Courses>(agent, 'GET', 'formazione/corsi')
    expect(json.corsi.find(({ _id }) => _id === course.id)).toMatchObject({ stato: 'completato', fatte: 1 })
  })

  it('cannot come faster than twice the time that goes by', async () => {
    const [agent, course] = [await anAgent(), await buildFormazione()]
    const id = idOf(course)
    await watch(agent, id, [], 0)
    const fast = await watch(agent, id, [[0, 60]], 1)
    expect([fast.status, fast.json.errors[0]?.path]).toEqual([422, 'intervalli'])
    await wait(id, 30)
    expect((await watch(agent, id, [[0, 60]], 1)).status).toBe(200)
  })

  it('is not more than the time that went by, in however many calls it is told', async () => {
    const [agent, course] = [await anAgent(), await buildFormazione({ lezioni: [{ durataSec: 540 }] })]
    const id = idOf(course)
    let { version } = (await watch(agent, id, [], 0)).json
    const codes: number[] = []
    for (let post = 0; post < 12; post += 1) {
      const { status, json } = await watch(agent, id, [[post * 5, post * 5 + 5]], version)
      codes.push(status)
      if (status === 200) version = json.version
    }
    expect(codes.filter((status) => status === 200).length).toBeLessThanOrEqual(6)
    expect(codes.at(-1)).toBe(422)
  })

  it('is not saved up from one day to the next', async () => {
    const [agent, course] = [await anAgent(), await buildFormazione({ lezioni: [{ durataSec: 540 }] })]
    const id = idOf(course)
    await watch(agent, id, [], 0)
    await wait(id, 86_400)
    const whole = await watch(agent, id, [[0, 540]], 1)
    expect([whole.status, whole.json.errors[0]?.path]).toEqual([422, 'intervalli'])
    expect((await watch(agent, id, [[0, 30]], 1)).status).toBe(200)
  })

  it('counts once what is watched side by side', async () => {
    const agent = await anAgent()
    const course = await buildFormazione({ lezioni: [{ durataSec: 540 }, { durataSec: 540 }] })
    const [one, other] = [idOf(course), idOf(course, 1)]
    for (const id of [one, other]) await watch(agent, id, [], 0)
    await wait(one, 60)
    expect((await watch(agent, one, [[0, 110]], 1)).status).toBe(200)
    const beside = await watch(agent, other, [[0, 110]], 1)
    expect([beside.status, beside.json.errors[0]?.path]).toEqual([422, 'intervalli'])
  })

  it('is told with the version that was read, with right seconds, and of one’s own course', async () => {
    const agent = await anAgent()
    const course = await buildFormazione()
    const id = idOf(course)
    await watch(agent, id, [], 0)
    expect((await watch(agent, id, [], 0)).status).toBe(409)
    const wrong = await watch(agent, id, [[9, 3]], 1)
    expect([wrong.status, wrong.json.errors[0]?.path]).toEqual([422, 'intervalli.0'])
    const others = await buildFormazione({ regole: [{ tipo: 'agente', valori: [newId()] }] })
    const draft = await buildFormazione({ published: false })
    for (const hidden of [idOf(others), idOf(draft), newId()])
      expect((await watch(agent, hidden, [], 0)).status).toBe(404)
    expect((await watch(await adminWith('content_manage'), id, [], 0)).status).toBe(403)
  })

  it('waits for the lesson before where the course says so', async () => {
    const agent = await anAgent()
    const course = await buildFormazione({ sequenziale: true, lezioni: [{}, {}] })
    expect((await watch(agent, idOf(course, 1), [], 0)).status).toBe(409)
    expect(await lessonOf(agent, course.id, 1)).toMatchObject({ bloccata: true, video: null })
    await seeWhole(agent, idOf(course))
    expect((await watch(agent, idOf(course, 1), [], 0)).status).toBe(200)
  })
})

describe('a course', () => {
  it('stays done when its quiz changes, and a lesson less is never more than a hundred per cent', async () => {
    const [agent, admin] = [await anAgent(), await adminWith('content_manage')]
    const course = await buildFormazione({ lezioni: [{}, {}] })
    await seeWhole(agent, idOf(course))
    await seeWhole(agent, idOf(course, 1))
    const { json: row } = await callAs(admin, 'GET', 'formazione/[id]', { params: { id: course.id } })
    const [first] = row.lezioni as Record<string, unknown>[]
    const changed = await callAs(admin, 'PATCH', 'formazione/[id]', {
      params: { id: course.id },
      body: { version: row.version, lezioni: [{ ...first, domande: [QUESTION] }] },
    })
    expect(changed.status).toBe(200)
    const { json } = await callAs<Course>(agent, 'GET', 'formazione/corsi/[id]', {
      params: { id: course.id },
    })
    expect(json).toMatchObject({ stato: 'completato', fatte: 1, lezioni: 1 })
    expect(json.elenco[0]).toMatchObject({ completata: true, pct: 100 })
  })

  it('has to be done again when its certificate has expired', async () => {
    const agent = await anAgent()
    const course = await buildFormazione({ validitaMesi: 12 })
    const id = idOf(course)
    await seeWhole(agent, id)
    await db().attestato.updateMany({
      where: { corsoId: course.id },
      data: { scadeAt: new Date(Date.now() - 1_000) },
    })
    await db().formazioneProgresso.updateMany({
      where: { lezioneId: id },
      data: { iniziataAt: new Date(Date.now() - 9_000) },
    })
    expect(await lessonOf(agent, course.id, 0)).toMatchObject({ completata: false, pct: 0 })
    const { json } = await watch(agent, id, [], 2)
    expect(json).toMatchObject({ pct: 0, completata: false })
    await wait(id, 60)
    expect((await watch(agent, id, [[0, 100]], 3)).json.attestato).not.toBeNull()
  })

  it('shows only files that were uploaded for courses, to those whose it is', async () => {
    const admin = await adminWith('content_manage')
    const course = await buildFormazione({ regole: [{ tipo: 'figura', valori: ['collaboratore'] }] })
    const put = async (video: string) => {
      const { json: row } = await callAs(admin, 'GET', 'formazione/[id]', { params: { id: course.id } })
      const [first] = row.lezioni as Record<string, unknown>[]
      const body = { version: row.version, lezioni: [{ ...first, video }] }
      return callAs(admin, 'PATCH', 'formazione/[id]', { params: { id: course.id }, body })
    }
    const other = await buildStoredFile({ ownerRole: 'admin', mimetype: 'video/mp4' })
    const refused = await put(other.url)
    expect([refused.status, refused.json.errors[0]?.path]).toEqual([422, 'lezioni.0.video'])
    const clip = await buildStoredFile({ ownerRole: 'admin', purpose: 'formazione', mimetype: 'video/mp4' })
    expect((await put(clip.url)).status).toBe(200)
    expect(await mayRead(clip, (await anAgent({ figura: 'collaboratore' })).actor)).toBe(true)
    expect(await mayRead(clip, (await anAgent({ figura: 'agente' })).actor)).toBe(false)
    expect(await mayRead(clip, null)).toBe(false)
  })
})

describe('a quiz', () => {
  const answer = (agent: Caller, id: string, risposte: number[][], version = 1) =>
    callAs<QuizResult & { detail: string; errors: { path: string }[] }>(
      agent,
      'POST',
      'formazione/[id]/quiz',
      {
        params: { id },
        body: { risposte, version },
      },
    )

  it('opens when the lesson was seen, counts all that is right, and leads to the certificate', async () => {
    const agent = await anAgent()
    const course = await buildFormazione({
      // Two hours of content, whatever it promises.
      oreOam: 3,
      minimoPct: 1,
      lezioni: [{ domande: [QUESTION], tentativi: 2, durataSec: 7_200 }],
    })
    const id = idOf(course)
    expect((await answer(agent, id, [[0, 1]])).status).toBe(409)
    expect((await seeWhole(agent, id)).json).toMatchObject({
      pct: 1,
      completata: false,
      attestato: null,
    })
    expect((await answer(agent, id, [[0, 1]], 7)).status).toBe(409)
    expect((await answer(agent, id, [[]])).json.errors[0]?.path).toBe('risposte.0')
    expect((await answer(agent, id, [[0]])).json).toMatchObject({
      punti: 0,
      superato: false,
      rimasti: 1,
      domande: [{ giusta: null, corrette: null, spiegazione: '' }],
    })
    const { json } = await answer(agent, id, [[1, 0]])
    expect(json).toMatchObject({ punti: 100, superato: true, completata: true, rimasti: 0 })
    expect((await answer(agent, id, [[0, 1]])).status).toBe(409)
    const codice = json.attestato ?? ''
    const verified = await callAs(null, 'GET', 'formazione/attestati/[codice]', { params: { codice } })
    expect(verified.json).toMatchObject({ valido: true, ore: 2, titolo: course.titolo })
    const pdf = (who: Caller) =>
      callAs(who, 'GET', 'formazione/attestati/[codice]/pdf', { params: { codice } })
    expect((await pdf(agent)).headers.get('content-type')).toBe('application/pdf')
    for (const other of [await anAgent(), await adminWith()]) expect((await pdf(other)).status).toBe(404)
    const { json: own } = await callAs<Courses>(agent, 'GET', 'formazione/corsi')
    expect(own.ore.biennio.ore).toBe(2)
  })

  it('is tried as often, and after such a pause, as the settings say', async () => {
    const [agent, office] = [await anAgent(), await adminWith('settings_manage')]
    const set = (value: object, version: number) =>
      callAs(office, 'PATCH', 'settings/[key]', {
        params: { key: 'quizFormazione' },
        body: { value, version },
      })
    const { json } = await set({ tentativi: 2, pausaMinuti: 10 }, 0)
    const course = await buildFormazione({ lezioni: [{ domande: [QUESTION] }] })
    const id = idOf(course)
    await seeWhole(agent, id)
    const first = await answer(agent, id, [[0]])
    expect(first.json).toMatchObject({ superato: false, rimasti: 1, riprovaAt: expect.any(String) })
    const early = await answer(agent, id, [[0, 1]])
    expect([early.status, early.json.detail]).toEqual([
      409,
      expect.stringMatching(/^Puoi riprovare dalle \d\d:\d\d\.$/),
    ])
    expect((await lessonOf(agent, course.id, 0))?.quiz).toMatchObject({
      rimasti: 1,
      riprovaAt: first.json.riprovaAt,
    })
    await db().quizTentativo.updateMany({
      data: { at: new Date(Date.now() - 11 * 60_000) },
      where: { lezioneId: id },
    })
    expect((await answer(agent, id, [[2]])).json).toMatchObject({ superato: false, rimasti: 0 })
    expect((await answer(agent, id, [[0, 1]])).status).toBe(409)
    await set({ tentativi: 5, pausaMinuti: 0 }, json.version)
    expect((await answer(agent, id, [[0, 1]])).json).toMatchObject({ superato: true })
  })

  it('does not tell what is right before it was passed', async () => {
    const agent = await anAgent()
    const course = await buildFormazione({ lezioni: [{ domande: [QUESTION] }] })
    const { text } = await callAs(agent, 'GET', 'formazione/corsi/[id]', { params: { id: course.id } })
    expect(text).toContain('Anche questa')
    expect(text).not.toMatch(/corretta|Perché sì/)
  })
})

describe('how far the network is', () => {
  it('is told of everybody whose course it is, as pages and as a file', async () => {
    const [admin, agent] = [await adminWith('content_manage'), await anAgent()]
    const other = await anAgent({ nome: 'Niccolò', cognome: 'D’Angiò' })
    const regole = [{ tipo: 'agente', valori: [agent.id, other.id] }]
    const course = await buildFormazione({ regole, scadeIl: new Date('2020-01-01') })
    await seeWhole(agent, idOf(course))
    const params = { id: course.id }
    const { json } = await callAs<Andamento>(admin, 'GET', 'formazione/[id]/andamento', { params })
    expect(json.items).toHaveLength(2)
    expect(json.items.find(({ _id }) => _id === agent.id)).toMatchObject({ stato: 'completato', fatte: 1 })
    // New people have a month, however late the course is.
    expect(json.totali).toMatchObject({ completato: 1, da_iniziare: 1, in_ritardo: 0 })
    const some = await callAs<Andamento>(admin, 'GET', 'formazione/[id]/andamento', {
      params,
      query: { stato: 'completato' },
    })
    expect(some.json.items.map(({ _id }) => _id)).toEqual([agent.id])
    const named = await callAs<Andamento>(admin, 'GET', 'formazione/[id]/andamento', {
      params,
      query: { q: 'angio niccolo' },
    })
    expect(named.json.items.map(({ _id }) => _id)).toEqual([other.id])
    const file = await callAs(admin, 'GET', 'formazione/[id]/andamento/export', { params })
    expect(file.text.split('\r\n')).toHaveLength(4)
    const refused = await callAs(await adminWith(), 'GET', 'formazione/[id]/andamento', { params })
    expect(refused.status).toBe(403)
  })

  it('lets those who miss be told, once a day', async () => {
    const [admin, agent] = [await adminWith('content_manage'), await anAgent()]
    const course = await buildFormazione({ regole: [{ tipo: 'agente', valori: [agent.id] }] })
    const remind = (version: number, who = admin, id = course.id) =>
      callAs<{ jobId: string; persone: number }>(who, 'POST', 'formazione/[id]/remind', {
        params: { id },
        body: { version },
      })
    expect((await remind(9)).status).toBe(409)
    expect((await remind(1, admin, newId())).status).toBe(404)
    expect((await remind(1, await adminWith())).status).toBe(403)
    const { status, json } = await remind(1)
    expect([status, json.persone]).toEqual([202, 1])
    await remindAll({ progressId: json.jobId, corsoId: course.id }, { attempt: 1, isLast: true })
    await remindAll(
      { progressId: (await remind(1)).json.jobId, corsoId: course.id },
      { attempt: 1, isLast: true },
    )
    expect(await db().notification.count({ where: { userId: agent.id } })).toBe(1)
    await seeWhole(agent, idOf(course))
    expect((await remind(1)).status).toBe(409)
  })

  it('hours that are missing are told when their day is near: once a month, and not to who has them', async () => {
    await migrateJobs(env().DATABASE_URL)
    const year = Number(todayInRome().slice(0, 4))
    const near = { id: newId(), key: 'oreFormazionePreavviso', value: 365 }
    await db().setting.create({ data: near })
    await db().setting.create({
      data: { id: newId(), key: 'oreFormazione', value: { biennio: 20, anno: 10, dal: year } },
    })
    const joined = new Date('2020-01-01')
    const [short, done, young] = [
      await anAgent({ oamData: joined }),
      await anAgent({ oamData: joined }),
      // Two months of twelve.
      await anAgent({ oamData: new Date(`${year}-11-15`) }),
    ]
    const { id: fileId } = await buildStoredFile()
    const day = new Date(`${year}-03-01`)
    await buildAttestatoEsterno({ agentId: done.id, ore: 20, fileId, conseguitoIl: day })
    await tellHoursDue()
    expect(await tellHoursDue()).toBe(0)
    const words = async ({ id }: Caller) =>
      (await db().notification.findMany({ where: { userId: id } })).map(({ titolo }) => titolo)
    expect(await words(short)).toEqual(['Aggiornamento OAM: mancano 10 ore'])
    expect(await words(done)).toEqual([])
    expect(await words(young)).toEqual([expect.stringContaining('1,7 ore')])
    expect(await mailsTo(short.actor.email, 'ore-oam')).toHaveLength(1)
    // A day that is far tells nobody; in the last week of the year none is.
    await db().setting.updateMany({ where: { key: near.key }, data: { value: 7 } })
    const far = await anAgent({ oamData: joined })
    if (todayInRome() < `${year}-12-24`) {
      await tellHoursDue()
      expect(await words(far)).toEqual([])
    }
    await db().setting.deleteMany()
  })

  it('is told by the clock to who has a week left for what is obligatory', async () => {
    const agent = await anAgent({ mandatoDal: new Date('2020-01-01') })
    const soon = new Date(`${new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`)
    const regole = [{ tipo: 'agente', valori: [agent.id] }]
    await buildFormazione({ regole, obbligatorio: true, scadeIl: soon })
    await tellDue()
    expect(await tellDue()).toBe(0)
    expect(await db().notification.count({ where: { userId: agent.id } })).toBe(1)
  })
})
