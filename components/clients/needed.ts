import { isMissing } from '@/components/pratiche/document-words'
import { isClosed } from '@/components/pratiche/steps'
import type { PraticaDetail } from '@/lib/features/pratiche/data'

/** How many documents hold the case up: required, and not here. */
export const needed = ({ stato, documenti }: Pick<PraticaDetail, 'stato' | 'documenti'>): number =>
  isClosed(stato) ? 0 : documenti.filter((documento) => documento.obbligatorio && isMissing(documento)).length
