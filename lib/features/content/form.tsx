'use client'

import { PagePreview } from '@/components/content/page-preview'
import { recordForm } from '@/components/data/form/record-form'
import { pageSchema } from './schema'

export const PageForm = recordForm(pageSchema, undefined, {
  Preview: PagePreview,
  publishWords: () =>
    'Da subito la leggono tutti i visitatori, all’indirizzo scritto e nei motori di ricerca. Non parte nessuna e-mail e nessun avviso.',
})
