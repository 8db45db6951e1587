import { isMissing } from '@/components/pratiche/document-words'
import { isClosed } from '@/components/pratiche/steps'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { situationOf } from '@/lib/features/pratiche/labels'

type Case = Pick<PraticaDetail, 'stato' | 'documenti'>

/** The documents that hold the case up: required, and not here; those to be made again first. */
export const neededDocuments = ({ stato, documenti }: Case) =>
  isClosed(stato)
    ? []
    : documenti
        .filter((documento) => documento.obbligatorio && isMissing(documento))
        .toSorted((a, b) => Number(b.stato === 'respinto') - Number(a.stato === 'respinto'))

export const needed = (pratica: Case): number => neededDocuments(pratica).length

/** Where a case is and what happens now, for the client who reads it. */
export const situationFor = (
  pratica: Case & Pick<PraticaDetail, 'dataInvioBanca' | 'erogazioneDaConfermare'>,
) =>
  situationOf({
    ...pratica,
    missing: needed(pratica),
    inBanca: pratica.dataInvioBanca !== null,
  })

/** A payment that the office still checks is not told as made: for its client the case waits after the signing. */
export const asClientReads = (pratica: PraticaDetail): PraticaDetail =>
  pratica.erogazioneDaConfermare ? { ...pratica, stato: 'stipula' } : pratica
