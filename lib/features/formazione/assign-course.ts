import 'server-only'
import { columnOfDay, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import type { CourseInput } from '@/lib/features/agents/chosen-verbs'
import { agents } from '@/lib/features/agents/resource'
import { isMeant } from '@/lib/features/audiences/is-meant'
import { findRow } from '@/lib/resources/read'
import type { VerbStep } from '@/lib/resources/verb'
import type { Formazione } from '@/prisma/generated/client'
import { isValid } from './course-state'
import { certificatesFor, learnerById, rulesOf } from './own-courses'
import { formazione } from './resource'
import { tellToDo } from './tell-missing'

/** A course becomes the course of one more agent, with a day of their own; given again, the day is another one. */
export const assignCourse: VerbStep<CourseInput> = async ({ actor, tx }, { _id }, { corsoId, entro }) => {
  const course = await findRow(formazione, formazione.access.read, actor, corsoId, tx).then(
    (row) => row as Formazione,
    (error: unknown) => {
      throw error instanceof AppError ? invalidField('corsoId', 'Questo corso non c’è.') : error
    },
  )
  if (!course.published) throw invalidField('corsoId', 'Il corso non è pubblicato: nessuno può farlo.')
  if (entro < todayInRome()) throw invalidField('entro', 'Il giorno è già passato.')
  const { status } = await findRow(agents, agents.access.read, actor, _id, tx)
  if (status !== 'validated') throw new AppError('conflict', 'Non è attivo: non può seguire corsi.')
  await refuseNeedless(tx, course, _id, entro)
  const key = { corsoId_agentId: { corsoId, agentId: _id } }
  const given = { scadeIl: columnOfDay(entro), assegnatoDa: `${actor.nome} ${actor.cognome}` }
  await tx.corsoAssegnato.upsert({ where: key, create: { corsoId, agentId: _id, ...given }, update: given })
  await tellToDo(tx, course, { _id, scadeIl: entro }, `assegnato entro ${entro}`)
  return `Da fare entro il ${formatDay(entro)}`
}

/** Who has done it, has it by that day already, or is one of those whom the course leaves out. */
async function refuseNeedless(tx: Tx, course: Formazione, agentId: string, entro: string): Promise<void> {
  const learner = await learnerById(tx, agentId)
  const [certificate] = await certificatesFor(tx, course.id, agentId)
  if (isValid(certificate, new Date())) throw new AppError('conflict', 'Lo ha già completato.')
  const everybody = { regole: [{ tipo: 'tutti' as const, valori: [] }], escludi: rulesOf(course).escludi }
  if (!isMeant(everybody, learner)) throw new AppError('conflict', 'È fra gli esclusi del corso.')
  const given = learner.corsiAssegnati.find(({ corsoId }) => corsoId === course.id)
  if (given && dayOfColumn(given.scadeIl) === entro)
    throw new AppError('conflict', 'Ce l’ha già, da fare entro lo stesso giorno.')
}
