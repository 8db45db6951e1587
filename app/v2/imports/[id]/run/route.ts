import { nothing } from '@/lib/imports/schema'
import { importVerbRoute } from '@/lib/imports/verb-route'
import { runImport } from '@/lib/imports/verbs'

export const POST = importVerbRoute({
  summary: 'Scrive ciò che la verifica ha trovato, o riprende da dove si era fermata',
  body: nothing,
  run: runImport,
})
