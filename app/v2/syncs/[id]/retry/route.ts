import { syncVerbRoute } from '@/lib/features/syncs/routes'
import { nothing } from '@/lib/imports/schema'
import { retryImport } from '@/lib/imports/verbs'

export const POST = syncVerbRoute({
  summary: 'Riprova le righe errate di un’importazione da EGG',
  body: nothing,
  run: retryImport,
})
