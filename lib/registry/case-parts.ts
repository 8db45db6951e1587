import 'server-only'
import type { Tx } from '@/lib/core/db'
import { identificationLack } from '@/lib/features/aml/duty'
import { mandateProposal, mandatesOf } from '@/lib/features/incarichi/data'
import { mandateLack } from '@/lib/features/incarichi/in-force'
import { refusalOf, reviewOf } from '@/lib/features/pratiche/riesami/data'
import type { Mancanza } from '@/lib/features/pratiche/schema'
import { quotesOfCase } from '@/lib/features/saved-quotes/of-case'
import type { Pratica } from '@/prisma/generated/client'

export type CaseOfDuty = Pick<Pratica, 'id' | 'createdAt' | 'product'>

/** What a case lacks of one duty before it goes to the bank; null where it is met. */
export type CaseDuty = (tx: Tx, pratica: CaseOfDuty) => Promise<Mancanza | null>

/**
 * What a case lacks before it goes to the bank, besides its documents: one function for each duty, and one list that the server refuses
 * by and every screen shows.
 */
export const CASE_DUTIES: readonly CaseDuty[] = [
  mandateLack,
  async (tx, pratica) => {
    const lack = await identificationLack(tx, pratica)
    return lack && { cosa: 'identificazione', ...lack }
  },
]

/** What other features show on a case. They know cases; cases know of them by this list alone. */
export const CASE_PARTS = { mandatesOf, mandateProposal, quotesOfCase, refusalOf, reviewOf }
