import 'server-only'
import type { DueSource, PackPart, TextSource } from '@/lib/duties/types'
import { paperDues } from '@/lib/features/agents/dues'
import { identificationDues } from '@/lib/features/aml/identification/dues'
import { registerPart } from '@/lib/features/aml/identification/pack'
import { privacyDues } from '@/lib/features/clients/privacy-dues'
import { keptWordsPart } from '@/lib/features/commits/pack'
import { legalPages, legalSettings } from '@/lib/features/compliance/texts'
import { informationTexts } from '@/lib/features/content/informazioni/texts'
import { hourDues } from '@/lib/features/formazione/dues'
import { trainingPart } from '@/lib/features/formazione/pack'
import { mandateDues } from '@/lib/features/incarichi/dues'
import { mandatePart } from '@/lib/features/incarichi/pack'
import { reviewDues } from '@/lib/features/pratiche/riesami/dues'
import { reviewPart } from '@/lib/features/pratiche/riesami/pack'
import { statementParts } from '@/lib/features/provvigioni/estratti/pack'
import { referrerPart } from '@/lib/features/provvigioni/segnalatori/pack'
import { complaintDues } from '@/lib/features/reclami/dues'
import { complaintPart } from '@/lib/features/reclami/pack'
import { quotePart } from '@/lib/features/saved-quotes/pack'

/** What is due, by who keeps it, in the order of the compliance home: a feature that has duties adds its line. */
export const DUES: readonly DueSource[] = [
  complaintDues,
  mandateDues,
  identificationDues,
  reviewDues,
  hourDues,
  paperDues,
  privacyDues,
]

/** Texts that the law asks for, with the versions that there have been. */
export const TEXTS: readonly TextSource[] = [legalPages, informationTexts, legalSettings]

/** What goes into a pack for an inspection besides the texts. */
export const PARTS: readonly PackPart[] = [
  complaintPart,
  quotePart,
  mandatePart,
  reviewPart,
  registerPart,
  trainingPart,
  statementParts,
  referrerPart,
  keptWordsPart,
]
