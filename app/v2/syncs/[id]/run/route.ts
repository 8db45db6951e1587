import { syncVerbRoute } from '@/lib/features/syncs/routes'
import { nothing } from '@/lib/imports/schema'
import { runImport } from '@/lib/imports/verbs'

export const POST = syncVerbRoute({
  summary: 'Importa da EGG ciò che la verifica ha trovato, o riprende da dove si era fermata',
  body: nothing,
  run: runImport,
})
