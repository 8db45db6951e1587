import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { adminsWith } from '@/lib/resources/access'
import type { Access } from '@/lib/resources/types'
import type { VerbView } from '@/lib/resources/view'
import { managesAgents } from './access'

export const announceBody = z.strictObject({})
export const courseBody = z.strictObject({
  corsoId: z.uuid('Scegli il corso.'),
  entro: daySchema('Scegli entro quando.'),
})
export type CourseInput = z.infer<typeof courseBody>

const announce: VerbView = {
  id: 'announce',
  label: 'Invia comunicazione',
  about: 'Si apre una comunicazione nuova, destinata agli agenti scelti: la scrivi e decidi quando esce.',
  fields: [],
  opens: '/admin/system/comunicazioni/add',
}

const course: VerbView = {
  id: 'course',
  label: 'Assegna corso',
  about:
    'Il corso diventa anche degli agenti scelti, ciascuno con questa data, e ricevono un avviso e un’e-mail. Per toglierlo a qualcuno, scrivilo fra gli esclusi del corso.',
  fields: [
    { name: 'corsoId', label: 'Corso', kind: 'ref', resource: 'formazione', required: true, width: 8 },
    { name: 'entro', label: 'Da fare entro', kind: 'day', required: true, width: 4 },
  ],
}

const andAgents =
  (access: Access): Access =>
  (actor) =>
    managesAgents(actor) && access(actor)

/** What is done with agents chosen in the list, and by whom. */
export const agentVerbs = [
  { ...announce, access: andAgents(adminsWith('communications_manage')) },
  { ...course, access: andAgents(adminsWith('content_manage')) },
]
