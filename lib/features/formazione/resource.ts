import 'server-only'
import { defineResource } from '@/lib/resources/define'
import { managesCourses } from './access'
import { courseColumns, courseFilters, courseForm, courseHistory } from './fields'
import { courseFigures } from './figures'
import { type Course, checkLessons, numbered } from './hooks'
import { courseInitial, courseRules, courseSchema } from './schema'

/** Courses for agents, with their lessons. */
export const formazione = defineResource({
  path: 'formazione',
  page: '/admin/site/videoFormazione',
  model: 'formazione',
  audit: 'Formazione',
  labels: { one: 'corso', many: 'corsi' },
  title: (row) => String(row.titolo),
  schema: courseSchema,
  rules: courseRules,
  initial: courseInitial,
  codecs: { scadeIl: 'day', oreOam: 'decimal' },
  children: { lezioni: { model: 'lezione', parent: 'corsoId', orderBy: ['ordine'] } },
  permission: 'content_manage',
  access: { read: managesCourses, create: managesCourses, update: managesCourses, delete: managesCourses },
  hooks: {
    beforeValidate: numbered,
    afterChange: ({ tx, before, after }) => checkLessons(tx, before as Course, after as Course),
  },
  list: {
    columns: courseColumns,
    filters: courseFilters,
    sorts: ['ordine', 'titolo', 'scadeIl', 'createdAt'],
    nullableSorts: ['scadeIl'],
    defaultSort: 'ordine',
    search: true,
    orderWithin: 'categoria',
    figures: courseFigures,
    bulk: [
      { id: 'publish', label: 'Pubblica', patch: { published: true } },
      { id: 'unpublish', label: 'Togli dalla pubblicazione', patch: { published: false } },
    ],
    presets: [
      { id: 'obbligatori', label: 'Obbligatori', query: 'filter[obbligatorio]=true' },
      { id: 'bozze', label: 'Bozze', query: 'filter[published]=false' },
    ],
  },
  form: courseForm,
  history: courseHistory,
})
