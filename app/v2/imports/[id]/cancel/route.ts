import { nothing } from '@/lib/imports/schema'
import { importVerbRoute } from '@/lib/imports/verb-route'
import { cancelImport } from '@/lib/imports/verbs'

export const POST = importVerbRoute({
  summary: 'Ferma un’importazione; ciò che è già scritto resta',
  body: nothing,
  run: cancelImport,
})
