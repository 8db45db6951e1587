import { isMissing } from '@/components/pratiche/document-words'
import { isClosed } from '@/components/pratiche/steps'
import type { PraticaDetail } from '@/lib/features/pratiche/data'

type Case = Pick<PraticaDetail, 'stato' | 'documenti'>

/** The documents that hold the case up: required, and not here; those to be made again first. */
export const neededDocuments = ({ stato, documenti }: Case) =>
  isClosed(stato)
    ? []
    : documenti
        .filter((documento) => documento.obbligatorio && isMissing(documento))
        .toSorted((a, b) => Number(b.stato === 'respinto') - Number(a.stato === 'respinto'))

export const needed = (pratica: Case): number => neededDocuments(pratica).length
