'use client'

import { EmptyState } from '@/components/ui/empty-state'
import { useCase } from './case-context'
import { DocumentRow } from './document-row'
import { byUrgency, isMissing, withOwners } from './document-words'
import classes from './documents.module.css'
import { RequestDocument } from './request-document'

/** The checklist of a case: what waits for a check, what is missing, what is in order. */
export function Documents() {
  const { pratica } = useCase()
  const documenti = withOwners(pratica)
  const missing = documenti.filter((documento) => documento.obbligatorio && isMissing(documento)).length
  const toCheck = documenti.filter(({ stato }) => stato === 'caricato').length
  return (
    <>
      {documenti.length === 0 ? (
        <EmptyState title="Nessun documento richiesto">Chiedi al cliente quello che serve.</EmptyState>
      ) : (
        <p className={classes.summary}>{summary(missing, toCheck)}</p>
      )}
      <ul className={classes.list}>
        {byUrgency(documenti).map((documento) => (
          <DocumentRow key={documento._id} documento={documento} />
        ))}
      </ul>
      <div className={classes.foot}>
        <RequestDocument />
      </div>
    </>
  )
}

function summary(missing: number, toCheck: number): string {
  const parts = [
    missing === 1 ? 'Manca un documento' : missing > 1 && `Mancano ${missing} documenti`,
    toCheck === 1 ? 'uno da verificare' : toCheck > 1 && `${toCheck} da verificare`,
  ].filter(Boolean)
  const text = parts.join(', ')
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : 'I documenti sono tutti in ordine.'
}
