import { declareDifferent } from '@/lib/features/clients/different'
import { clientVerbRoute } from '@/lib/features/clients/routes'
import { differentBody } from '@/lib/features/clients/schema'

export const POST = clientVerbRoute({
  summary: 'Dice che due schede simili sono di due persone diverse, o di nuovo che potrebbero essere una',
  body: differentBody,
  run: declareDifferent,
})
