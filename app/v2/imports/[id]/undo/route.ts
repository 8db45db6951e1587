import { nothing } from '@/lib/imports/schema'
import { importVerbRoute } from '@/lib/imports/verb-route'
import { undoImport } from '@/lib/imports/verbs'

export const POST = importVerbRoute({
  summary: 'Annulla ciò che l’importazione ha scritto',
  body: nothing,
  run: undoImport,
})
