import 'server-only'
import { checkBody, nothing } from '@/lib/imports/schema'
import { cancelImport, checkImport, retryImport, runImport, undoImport } from '@/lib/imports/verbs'
import { syncVerbRoute } from './routes'

/** What is done with a file of EGG, by the folder below /v2/syncs. */
export const syncRoutes = () => ({
  '[id]/check': {
    POST: syncVerbRoute({
      summary: 'Dice quale colonna di EGG è quale campo, e verifica che cosa cambierebbe',
      body: checkBody,
      run: checkImport,
    }),
  },
  '[id]/run': {
    POST: syncVerbRoute({
      summary: 'Importa da EGG ciò che la verifica ha trovato, o riprende da dove si era fermata',
      body: nothing,
      run: runImport,
    }),
  },
  '[id]/retry': {
    POST: syncVerbRoute({
      summary: 'Riprova le righe errate di un’importazione da EGG',
      body: nothing,
      run: retryImport,
    }),
  },
  '[id]/cancel': {
    POST: syncVerbRoute({
      summary: 'Ferma un’importazione da EGG; ciò che è già scritto resta',
      body: nothing,
      run: cancelImport,
    }),
  },
  '[id]/undo': {
    POST: syncVerbRoute({
      summary: 'Annulla ciò che un’importazione da EGG ha scritto',
      body: nothing,
      run: undoImport,
    }),
  },
})
