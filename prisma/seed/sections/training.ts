import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { addMonths } from '@/lib/core/dates'
import type { Prisma } from '@/prisma/generated/client'
import { COURSES, QUIZZES } from '../content/courses'
import { DEMO_AGENTS } from '../content/demo-accounts'
import { LESSONS } from '../content/training'
import { bulk } from '../core/bulk'
import { daysFrom, dayText, rowsOf, type Seeding } from '../core/context'
import type { Random } from '../core/random'

/** Made for this demo: a card and a clock, half an hour long, one picture a second. */
export const CLIP = 'prisma/data/lesson.webm'
export const SECONDS = 1_800
const NETWORK = 90
/** To how many a course was given by name. */
const GIVEN = 8

type Lesson = Prisma.LezioneCreateManyInput & { id: string; domande: object[] }
type Course = (typeof COURSES)[number] & { id: string; lezioni: Lesson[] }
type Learner = { id: string; email: string }

/** Courses with their lessons, and how far the network is with them. */
export async function seedFormazione(seeding: Seeding): Promise<void> {
  const video = await storeClip(seeding)
  const courses = await seedCourses(seeding, video)
  const learners = await rowsOf<Learner>(
    seeding.client,
    "SELECT id, email FROM agents WHERE status = 'validated' ORDER BY id",
  )
  const rows = new Progress(seeding)
  const [office] = await rowsOf<{ nome: string }>(
    seeding.client,
    "SELECT name || ' ' || surname AS nome FROM admins ORDER BY id LIMIT 1",
  )
  const given = courses.find(({ categoria }) => categoria === 'Pratiche')
  const count = seeding.count(NETWORK, DEMO_AGENTS.length)
  for (const learner of chosenOf(learners, count)) {
    const isDemo = DEMO_AGENTS.some(({ email }) => email === learner.email)
    for (const course of courses) {
      if (isDemo) rows.addKnown(learner, course)
      else rows.add(learner, course)
    }
  }
  for (const learner of chosenOf(learners, GIVEN)) rows.assign(learner, given, office?.nome ?? '')
  await rows.write()
}

/** The people whom the demo names, and as many others. */
function chosenOf(learners: readonly Learner[], count: number): Learner[] {
  const known = DEMO_AGENTS.map(({ email }) => email) as string[]
  const named = learners.filter(({ email }) => known.includes(email))
  return [...named, ...learners.filter((one) => !named.includes(one)).slice(0, count - named.length)]
}

/** One clip for all lessons; it waits in the database until the queue has delivered it to the store. */
async function storeClip({ client, id, now, rng }: Seeding): Promise<string> {
  const bytes = readFileSync(CLIP)
  const [owner] = await rowsOf<{ id: string }>(client, 'SELECT id FROM admins ORDER BY id LIMIT 1')
  const since = daysFrom(now, -420)
  const fileId = id(since)
  const url = `/v2/storage/files/${fileId}`
  await bulk(client, 'stored_files', [
    {
      id: fileId,
      key: `uploads/demo/${rng.hex(8)}${rng.hex(8)}.webm`,
      url,
      name: 'lezione-di-esempio.webm',
      size: bytes.length,
      mimetype: 'video/webm',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ownerRole: 'admin',
      ownerId: owner?.id,
      purpose: 'formazione',
      createdAt: since,
    },
  ])
  await client.query('INSERT INTO file_pieces (file_id, at, bytes) VALUES ($1, 0, $2)', [fileId, bytes])
  return url
}

async function seedCourses({ client, id, now }: Seeding, video: string): Promise<Course[]> {
  const courses = COURSES.map((course, ordine): Course => {
    const since = daysFrom(now, -400 + ordine * 8)
    const corsoId = id(since)
    const lezioni = LESSONS.filter(([, categoria]) => categoria === course.categoria).map(
      ([titolo, , descrizione], at) => ({
        id: id(since),
        corsoId,
        ordine: at + 1,
        titolo,
        descrizione,
        video,
        durataSec: SECONDS,
        domande: questionsOf(titolo),
        soglia: 60,
        tentativi: null,
      }),
    )
    return { ...course, id: corsoId, lezioni }
  })
  await bulk(
    client,
    'formazione',
    courses.map((course, ordine) => {
      const since = daysFrom(now, -400 + ordine * 8)
      const { id: courseId, titolo, descrizione, categoria, oreOam, scadeTra } = course
      return {
        id: courseId,
        titolo,
        descrizione,
        urlVideo: '',
        categoria,
        oreOam,
        ordine: ordine + 1,
        regole: [{ tipo: 'tutti', valori: [] }],
        escludi: [],
        minimoPct: 90,
        published: true,
        obbligatorio: course.obbligatorio ?? false,
        scadeIl: scadeTra === undefined ? null : dayText(daysFrom(now, scadeTra)),
        validitaMesi: course.validitaMesi ?? null,
        sequenziale: course.sequenziale ?? false,
        search: '',
        createdAt: since,
        updatedAt: since,
      }
    }),
  )
  await bulk(
    client,
    'lezioni',
    courses.flatMap(({ lezioni }) => lezioni).map((lesson) => ({ ...lesson, allegati: [] })),
  )
  const fileId = video.slice(-36)
  await bulk(
    client,
    'file_uses',
    courses.map(({ id: recordId }) => ({ fileId, model: 'Formazione', recordId, field: 'lezioni' })),
  )
  return courses
}

const questionsOf = (titolo: string) =>
  (QUIZZES[titolo] ?? []).map(([domanda, giuste, sbagliate, spiegazione], at) => {
    const right = giuste.map((testo) => ({ testo, corretta: true }))
    const wrong = sbagliate.map((testo) => ({ testo, corretta: false }))
    // The right one is not always the first.
    return { domanda, risposte: at % 2 === 0 ? [...right, ...wrong] : [...wrong, ...right], spiegazione }
  })

/** What of a lesson was seen: a share of it, and whether the quiz that follows was passed. */
type Seen = { share: number; passed: boolean }
const WHOLE: Seen = { share: 1, passed: true }

/** The rows of progress, gathered and then written at once. */
class Progress {
  private readonly progressi: Prisma.FormazioneProgressoCreateManyInput[] = []
  private readonly attestati: Prisma.AttestatoCreateManyInput[] = []
  private readonly assegnati: Prisma.CorsoAssegnatoCreateManyInput[] = []
  private readonly rng: Random

  constructor(private readonly seeding: Seeding) {
    this.rng = seeding.rng
  }

  add(learner: Learner, course: Course): void {
    const point = this.rng.next()
    if (point < course.fatto) this.done(learner, course, this.rng.int(5, 330))
    else if (point < course.fatto + course.iniziato) this.begun(learner, course)
    // Who did it more than its time ago has to do it again.
    else if (course.validitaMesi && this.rng.chance(0.4)) this.done(learner, course, this.rng.int(370, 390))
  }

  /** The agents whom the demo signs in as: something of everything, and a quiz that is the last step to a certificate. */
  addKnown(learner: Learner, course: Course): void {
    const { categoria } = course
    if (['Primi passi', 'Prodotti'].includes(categoria)) this.done(learner, course, 40)
    if (categoria === 'Istruttoria') this.done(learner, course, 350)
    if (categoria === 'Pratiche') this.seen(learner, course, [WHOLE, { share: 1, passed: false }], 6)
    if (categoria === 'Norme') this.seen(learner, course, [WHOLE, { share: 0.4, passed: false }], 3)
  }

  /** A course given by name, with a day of one's own. */
  assign(learner: Learner, course: Course | undefined, office: string): void {
    const isDone = this.attestati.some((one) => one.corsoId === course?.id && one.agentId === learner.id)
    if (!course || isDone) return
    const { now } = this.seeding
    const scadeIl = dayText(daysFrom(now, this.rng.int(6, 40)))
    this.assegnati.push({
      corsoId: course.id,
      agentId: learner.id,
      scadeIl,
      assegnatoDa: office,
      createdAt: daysFrom(now, -this.rng.int(1, 12)),
    })
  }

  private begun(learner: Learner, course: Course): void {
    const whole = this.rng.int(0, course.lezioni.length - 1)
    const last = { share: this.rng.int(1, 8) / 10, passed: false }
    this.seen(learner, course, [...Array.from({ length: whole }, () => WHOLE), last], this.rng.int(1, 60))
  }

  private done(learner: Learner, course: Course, daysAgo: number): void {
    this.seen(
      learner,
      course,
      course.lezioni.map(() => WHOLE),
      daysAgo,
    )
    const emessoAt = daysFrom(this.seeding.now, -daysAgo)
    const { validitaMesi, titolo, oreOam } = course
    this.attestati.push({
      id: this.seeding.id(emessoAt),
      codice: `A${emessoAt.toISOString().slice(2, 4)}-${this.rng.hex(8).toUpperCase()}`,
      corsoId: course.id,
      agentId: learner.id,
      titolo,
      ore: oreOam,
      emessoAt,
      scadeAt: validitaMesi === undefined ? null : addMonths(emessoAt, validitaMesi),
    })
  }

  private seen(learner: Learner, course: Course, all: readonly Seen[], daysAgo: number): void {
    const at = daysFrom(this.seeding.now, -daysAgo)
    for (const [index, { share, passed }] of all.entries()) {
      const lesson = course.lezioni[index]
      if (!lesson) continue
      const seconds = Math.round(SECONDS * share)
      const asks = lesson.domande.length > 0
      const isDone = share >= 0.9 && (passed || !asks)
      this.progressi.push({
        id: this.seeding.id(at),
        corsoId: course.id,
        lezioneId: lesson.id,
        agentId: learner.id,
        intervalli: [[0, seconds]],
        posizioneSec: share === 1 ? 0 : seconds,
        vistoSec: seconds,
        vistoPct: Math.round(share * 100),
        contatoAt: at,
        quizPunti: asks && passed ? this.rng.pick([100, 100, 50, 75]) : null,
        quizSuperatoAt: asks && passed ? at : null,
        completataAt: isDone ? at : null,
        version: 1,
        iniziataAt: daysFrom(at, -2),
        updatedAt: at,
      })
    }
  }

  async write(): Promise<void> {
    await bulk(this.seeding.client, 'formazione_progressi', this.progressi)
    await bulk(this.seeding.client, 'attestati', this.attestati)
    await bulk(this.seeding.client, 'corsi_assegnati', this.assegnati)
  }
}
