import 'server-only'
import { columnOfDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { AttestatoEsterno, Formazione, Lezione, Prisma } from '@/prisma/generated/client'
import { buildAgent } from './people'
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

/** Five hours of today that an agent has done elsewhere; without their paper. */
export async function buildAttestatoEsterno(
  overrides: Partial<Prisma.AttestatoEsternoUncheckedCreateInput> = {},
): Promise<AttestatoEsterno> {
  const agentId = overrides.agentId ?? (await buildAgent()).id
  return db().attestatoEsterno.create({
    data: {
      id: newId(),
      titolo: `Aggiornamento ${nextNumber()}`,
      ente: 'Scuola di prova',
      ore: 5,
      conseguitoIl: columnOfDay(todayInRome()),
      ...overrides,
      agentId,
    },
  })
}
