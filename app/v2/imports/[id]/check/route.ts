import { checkBody } from '@/lib/imports/schema'
import { importVerbRoute } from '@/lib/imports/verb-route'
import { checkImport } from '@/lib/imports/verbs'

export const POST = importVerbRoute({
  summary: 'Dice quale colonna è quale campo, e verifica che cosa cambierebbe',
  body: checkBody,
  run: checkImport,
})
