import { courseState, dueDay, isSpent } from './course-state'
import { isPossible, percentOf, secondsOf, union } from './intervals'
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

  it('can be seen at twice the speed, and no faster', () => {
    expect([isPossible(34, 15), isPossible(36, 15), isPossible(5, 0)]).toEqual([true, false, true])
    expect(isPossible(4_000, 86_400)).toBe(false)
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
