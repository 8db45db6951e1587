import 'server-only'
import { paperDues } from '@/lib/features/agents/dues'
import { privacyDues } from '@/lib/features/clients/privacy-dues'
import { legalPages, legalSettings } from '@/lib/features/compliance/texts'
import type { DueSource, PackPart, TextSource } from '@/lib/features/compliance/types'
import { statementParts } from '@/lib/features/estratti/pack'
import { hourDues } from '@/lib/features/formazione/dues'
import { trainingPart } from '@/lib/features/formazione/pack'
import { identificationDues } from '@/lib/features/identification/dues'
import { registerPart } from '@/lib/features/identification/pack'
import { mandateDues } from '@/lib/features/incarichi/dues'
import { informationTexts } from '@/lib/features/informazioni/texts'
import { complaintDues } from '@/lib/features/reclami/dues'
import { complaintPart } from '@/lib/features/reclami/pack'
import { reviewDues } from '@/lib/features/riesami/dues'

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
export const PARTS: readonly PackPart[] = [complaintPart, registerPart, trainingPart, statementParts]
