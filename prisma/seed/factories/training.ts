import 'server-only'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Formazione, Lezione, Prisma } from '@/prisma/generated/client'
import { nextNumber } from './support'
import { using } from './using'

type LessonValues = Partial<Omit<Prisma.LezioneUncheckedCreateInput, 'corsoId'>>

const lessonValues = (overrides: LessonValues, at: number) => ({
  id: newId(),
  ordine: at + 1,
  titolo: `Lezione ${at + 1}`,
  video: 'https://www.youtube.com/watch?v=abcdefghijk',
  durataSec: 100,
  ...overrides,
})

/** A course for the whole network, published, with one lesson unless others are given. */
export async function buildFormazione({
  lezioni = [{}],
  ...overrides
}: Partial<Omit<Prisma.FormazioneUncheckedCreateInput, 'lezioni'>> & {
  lezioni?: LessonValues[]
} = {}): Promise<Formazione & { lezioni: Lezione[] }> {
  const n = nextNumber()
  return using(
    'Formazione',
    db().formazione.create({
      data: {
        id: newId(),
        titolo: `Corso ${n}`,
        categoria: 'Norme',
        ordine: n,
        ...overrides,
        lezioni: { create: lezioni.map(lessonValues) },
      },
      include: { lezioni: { orderBy: { ordine: 'asc' } } },
    }),
  )
}
