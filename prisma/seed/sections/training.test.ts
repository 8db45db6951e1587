import { readFileSync } from 'node:fs'
import { COURSES } from '../content/courses'
import { LESSONS } from '../content/training'
import { CLIP, SECONDS } from './training'

/** The element Duration of Matroska, which counts milliseconds unless the file says otherwise. */
const DURATION = Buffer.from([0x44, 0x89, 0x88])

it('the clip of the demo lasts as long as its lessons say', () => {
  const bytes = readFileSync(CLIP)
  expect(bytes.readDoubleBE(bytes.indexOf(DURATION) + DURATION.length)).toBe(SECONDS * 1000)
})

it.each(COURSES.filter(({ oreOam }) => oreOam > 0))(
  '$titolo counts the hours that its lessons last',
  (course) => {
    const lessons = LESSONS.filter(([, categoria]) => categoria === course.categoria)
    expect(course.oreOam * 3_600).toBe(lessons.length * SECONDS)
  },
)
