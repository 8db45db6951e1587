import type { WhereOf } from '@/lib/resources/model-types'

/** The saved quotes of a case: made for it, or for the request that it came from. */
export const ofCase = (praticaId: string): WhereOf<'quote'> => ({
  codice: { not: null },
  OR: [{ praticaId }, { lead: { praticaId } }],
})
