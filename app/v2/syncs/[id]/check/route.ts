import { syncVerbRoute } from '@/lib/features/syncs/routes'
import { checkBody } from '@/lib/imports/schema'
import { checkImport } from '@/lib/imports/verbs'

export const POST = syncVerbRoute({
  summary: 'Dice quale colonna di EGG è quale campo, e verifica che cosa cambierebbe',
  body: checkBody,
  run: checkImport,
})
