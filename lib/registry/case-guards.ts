import 'server-only'
import type { Tx } from '@/lib/core/db'
import { endIdentification } from '@/lib/features/aml/identification/end'
import { refuseFeeOfSurroga } from '@/lib/features/incarichi/in-force'
import type { Row } from '@/lib/resources/types'
import type { Pratica } from '@/prisma/generated/client'

/* Apart from what other features show on a case, which is made of cases: cases themselves ask these. */

/** What other features refuse of a change to a case. */
export const CASE_GUARDS: readonly ((tx: Tx, before: Pratica, data: Row) => Promise<void>)[] = [
  refuseFeeOfSurroga,
]

/** What other features do where somebody else asks for the credit, in the place of who did or together with them. */
export const ON_OTHER_APPLICANT: readonly ((
  tx: Tx,
  pratica: Pratica,
  ruolo: 'richiedente' | 'cointestatario',
) => Promise<void>)[] = [endIdentification]
