import type { Figures } from '@/lib/resources/figures'
import { managesCourses } from './access'

/** What a course is made of and who has done it, beside the rows of the list. */
export const courseFigures: Figures = {
  access: (actor) => managesCourses(actor) === true,
  sql: (page) => `
    SELECT f.id, coalesce(l.n, 0)::int AS "lezioni", coalesce(p.n, 0)::int AS "iniziati", coalesce(a.n, 0)::int AS "completati"
    FROM (${page}) AS f (id)
    LEFT JOIN (SELECT corso_id, count(*) AS n FROM lezioni WHERE corso_id IN (${page}) GROUP BY 1) l ON l.corso_id = f.id
    LEFT JOIN (SELECT corso_id, count(DISTINCT agent_id) AS n FROM formazione_progressi
      WHERE corso_id IN (${page}) GROUP BY 1) p ON p.corso_id = f.id
    LEFT JOIN (SELECT corso_id, count(DISTINCT agent_id) AS n FROM attestati
      WHERE corso_id IN (${page}) AND (scade_at IS NULL OR scade_at > now()) GROUP BY 1) a ON a.corso_id = f.id`,
  columns: [
    {
      path: 'lezioni',
      label: 'Lezioni',
      kind: 'number',
      after: 'categoria',
      definition: 'Quante lezioni ha il corso.',
    },
    {
      path: 'iniziati',
      label: 'Iniziato da',
      kind: 'number',
      after: 'scadeIl',
      definition: 'Agenti che hanno aperto almeno una lezione.',
    },
    {
      path: 'completati',
      label: 'Completato da',
      kind: 'number',
      after: 'iniziati',
      definition: 'Agenti con un attestato valido oggi.',
    },
  ],
}
