import { syncVerbRoute } from '@/lib/features/syncs/routes'
import { nothing } from '@/lib/imports/schema'
import { cancelImport } from '@/lib/imports/verbs'

export const POST = syncVerbRoute({
  summary: 'Ferma un’importazione da EGG; ciò che è già scritto resta',
  body: nothing,
  run: cancelImport,
})
