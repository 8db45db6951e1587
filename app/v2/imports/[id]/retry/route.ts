import { nothing } from '@/lib/imports/schema'
import { importVerbRoute } from '@/lib/imports/verb-route'
import { retryImport } from '@/lib/imports/verbs'

export const POST = importVerbRoute({
  summary: 'Riprova le righe errate',
  body: nothing,
  run: retryImport,
})
