import { syncVerbRoute } from '@/lib/features/syncs/routes'
import { nothing } from '@/lib/imports/schema'
import { undoImport } from '@/lib/imports/verbs'

export const POST = syncVerbRoute({
  summary: 'Annulla ciò che un’importazione da EGG ha scritto',
  body: nothing,
  run: undoImport,
})
