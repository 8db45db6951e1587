import { courseState, dueDay, isSpent } from './course-state'
import { creditAt, percentOf, secondsOf, takeTime, toleranceOf, union } from './intervals'
import { durationWords } from './labels'
import { lockedLessons, score } from './lessons'
import { embedOf, fileIdOf } from './video-schema'

describe('stretches of a video', () => {
  it('are joined where they touch, and end where the video does', () => {
    const seen = union([[50, 130], [0, 10], [5, 20], [20.5, 30]], 100) // biome-ignore format: pairs
    expect(seen).toEqual([
      [0, 30],
      [50, 100],
    ])
    expect(secondsOf(seen)).toBe(80)
    expect(union([[120, 130]], 100)).toEqual([])
  })

  it('are never more than the whole', () => {
    expect([percentOf(45, 100), percentOf(99.2, 100), percentOf(180, 100)]).toEqual([45, 100, 100])
  })
})

describe('the time that videos take', () => {
  const start = new Date('2026-11-28T09:00:00Z')
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

  /** Posts of so many seconds of a video each, every so often; how many seconds were counted. */
  function counted(lessons: number, { posts, each, every, speed = 2, length = 540 }: Posts): number {
    const state = Array.from({ length: lessons }, () => ({ seen: 0, tolerated: 0 }))
    let clock = { contatoAt: start, creditoSec: 0 }
    for (let post = 1; post <= posts; post += 1)
      for (const lesson of state) {
        const now = later(post * every)
        const gained = Math.min(each, length - lesson.seen)
        const credit = creditAt(clock, now)
        const taken = takeTime({ gained, length, speed, credit, now, ...lesson, openedAt: start })
        if (!taken) continue
        clock = { contatoAt: now, creditoSec: taken.creditoSec }
        lesson.seen += gained
        lesson.tolerated = taken.tolleranzaSec
      }
    return state.reduce((sum, { seen }) => sum + seen, 0)
  }
  type Posts = { posts: number; each: number; every: number; speed?: number; length?: number }

  it.each<[what: string, lessons: number, posts: Posts, most: number, least: number]>([
    ['a course of nine minutes in 4.5 s', 1, { posts: 108, each: 5, every: 0.042 }, 2 * 4.6 + 10, 0],
    ['the same without any speed', 1, { posts: 108, each: 5, every: 0.042, speed: 1 }, 4.6 + 5, 0],
    ['ten lessons side by side', 10, { posts: 36, each: 15, every: 15, speed: 1 }, 540 + 10 * 5, 500],
    ['a lesson as people watch it', 1, { posts: 36, each: 15, every: 15, speed: 1 }, 540, 540],
    ['at twice the speed', 1, { posts: 18, each: 30, every: 15 }, 540, 540],
    ['faster than that', 1, { posts: 18, each: 60, every: 15 }, 540, 0],
  ])('%s', (_what, lessons, posts, most, least) => {
    const total = counted(lessons, posts)
    expect(total).toBeLessThanOrEqual(Math.min(most, 2 * posts.posts * posts.every + 10 * lessons))
    expect(total).toBeGreaterThanOrEqual(least)
  })

  it('allows for a call that comes late, once for each lesson', () => {
    const usual = { length: 540, speed: 1, openedAt: start }
    const late = takeTime({ ...usual, gained: 15, seen: 15, credit: 12, tolerated: 0, now: later(30) })
    expect(late).toEqual({ creditoSec: 0, tolleranzaSec: 3 })
    expect(takeTime({ ...usual, gained: 15, seen: 30, credit: 12, tolerated: 3, now: later(45) })).toBeNull()
    expect([toleranceOf(540), toleranceOf(20)]).toEqual([5, 2])
  })

  it('is not saved up while nobody calls, nor taken before a lesson was opened', () => {
    expect(creditAt({ contatoAt: start, creditoSec: 0 }, later(86_400))).toBe(120)
    const watched = {
      gained: 500,
      seen: 0,
      length: 540,
      speed: 2,
      credit: 1_800,
      tolerated: 0,
      now: later(10),
    }
    expect(takeTime({ ...watched, openedAt: start })).toBeNull()
  })
})

describe('the state of a course', () => {
  const now = new Date('2026-11-26T10:00:00Z')
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const expired = { emessoAt: ago(400), scadeAt: ago(35) }
  it.each([
    ['da_iniziare', undefined, [], null],
    ['in_corso', undefined, [ago(1)], '2026-12-01'],
    ['in_ritardo', undefined, [ago(1)], '2026-11-25'],
    ['completato', { emessoAt: ago(9), scadeAt: null }, [ago(9)], '2026-11-25'],
    ['da_ripetere', expired, [ago(401)], null],
    ['in_corso', expired, [ago(2)], null],
  ] as const)('is %s', (stato, certificate, begun, due) => {
    expect(courseState({ certificate, begun, due }, now)).toBe(stato)
  })

  it('gives who comes late a month', () => {
    const scadeIl = new Date('2026-12-01')
    const course = { id: 'corso', scadeIl }
    const joined = { mandatoDal: new Date('2026-11-20'), createdAt: now, corsiAssegnati: [] }
    expect(dueDay(course, joined)).toBe('2026-12-20')
    expect(dueDay(course, { ...joined, mandatoDal: ago(900) })).toBe('2026-12-01')
    const given = (corsoId: string) => [{ corsoId, scadeIl: new Date('2026-12-10') }]
    expect(dueDay(course, { ...joined, corsiAssegnati: given('corso') })).toBe('2026-12-10')
    expect(dueDay(course, { ...joined, corsiAssegnati: given('altro') })).toBe('2026-12-20')
    expect(isSpent(ago(401), expired, now)).toBe(true)
  })
})

describe('a sequence', () => {
  it('opens up to the first lesson that is not done', () => {
    const lezioni = ['a', 'b', 'c'].map((id) => ({ id }))
    const seen = new Map([['a', { lezioneId: 'a', iniziataAt: new Date(), completataAt: new Date() }]])
    const locked = lockedLessons({ sequenziale: true, lezioni }, seen, [], new Date())
    expect([...locked]).toEqual(['c'])
  })
})

describe('a quiz', () => {
  it('counts a question where all that is right was chosen', () => {
    const question = (...right: boolean[]) => ({
      domanda: 'Quale?',
      spiegazione: '',
      risposte: right.map((corretta) => ({ testo: 'x', corretta })),
    })
    const questions = [question(true, true, false), question(false, true), question(true, false)]
    const { right, punti } = score(questions, [[0, 1], [1], [0, 1]])
    expect([right, punti]).toEqual([[true, true, false], 66])
  })
})

describe('addresses of videos', () => {
  it('are players of the two sites, or our own files', () => {
    const src = 'https://www.youtube-nocookie.com/embed/abcdefghijk'
    for (const address of [
      'https://www.youtube.com/watch?v=abcdefghijk',
      'https://youtu.be/abcdefghijk',
      src,
    ])
      expect(embedOf(address)).toEqual({ sito: 'youtube', src })
    expect(embedOf('https://vimeo.com/123')?.src).toBe('https://player.vimeo.com/video/123')
    for (const address of ['http://vimeo.com/123', 'https://video.example/1', 'javascript:alert(1)', ''])
      expect(embedOf(address)).toBeUndefined()
    expect(fileIdOf('/v2/storage/files/01900000-0000-7000-8000-000000000000')).toBeDefined()
    expect(
      fileIdOf('https://altrove.example/v2/storage/files/01900000-0000-7000-8000-000000000000'),
    ).toBeUndefined()
  })
})

test('durations are read at a glance', () => {
  expect([45, 180, 3_600, 4_800].map(durationWords)).toEqual(['45 s', '3 min', '1 h', '1 h 20 min'])
})
