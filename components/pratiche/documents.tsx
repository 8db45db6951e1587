'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Flex, Lines, Text } from '@/components/ui/layout'
import { sentence } from '@/lib/core/text'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { RUOLI_PERSONA } from '@/lib/features/pratiche/schema'
import { useCase } from './case-context'
import { DocumentRow } from './document-row'
import { byUrgency, type Documento, isMissing, withOwners } from './document-words'
import { RequestDocument } from './request-document'
import { UploadMany } from './upload-many'

/** The checklist of a case: what waits for a check, what is missing, what is in order. */
export function Documents() {
  const { pratica, reload } = useCase()
  const [isQueueOpen, setQueueOpen] = useState(false)
  const documenti = withOwners(pratica)
  const missing = documenti.filter((documento) => documento.obbligatorio && isMissing(documento)).length
  const toCheck = documenti.filter(({ stato }) => stato === 'caricato').length
  return (
    <>
      {documenti.length === 0 ? (
        <EmptyState title="Nessun documento richiesto">Chiedi al cliente quello che serve.</EmptyState>
      ) : (
        <Text mb="xs" fw={600}>
          {summary(missing, toCheck)}
        </Text>
      )}
      {groupsOf(pratica, documenti).map(({ title, documenti: own }) => (
        <section key={title} aria-label={title || 'Documenti'}>
          {title && (
            <Text component="h3" mt="md" fz="sm" fw={600}>
              {title}
            </Text>
          )}
          <Lines component="ul">
            {byUrgency(own).map((documento) => (
              <DocumentRow key={documento._id} documento={documento} />
            ))}
          </Lines>
        </section>
      ))}
      {isQueueOpen && <UploadMany praticaId={pratica._id} documenti={documenti} onPlaced={() => reload()} />}
      <Flex gap="xs" justify="flex-end" wrap="wrap" pt="sm" pb="lg">
        {!isQueueOpen && <Button onClick={() => setQueueOpen(true)}>CARICA PIÙ FILE INSIEME</Button>}
        <RequestDocument />
      </Flex>
    </>
  )
}

/** Each person's own list, where there are several people; what concerns the house is everybody's. */
function groupsOf({ persone }: PraticaDetail, documenti: readonly Documento[]) {
  if (persone.length < 2) return [{ title: '', documenti }]
  const own = persone.map(({ _id, nome, cognome, ruolo }) => ({
    title: `${nome} ${cognome}, ${RUOLI_PERSONA[ruolo].toLowerCase()}`,
    documenti: documenti.filter(
      ({ personaId, condiviso }) =>
        !condiviso && (personaId === _id || (personaId === null && ruolo === 'richiedente')),
    ),
  }))
  const shared = { title: 'Di tutta la pratica', documenti: documenti.filter(({ condiviso }) => condiviso) }
  return [...own, shared].filter((group) => group.documenti.length > 0)
}

function summary(missing: number, toCheck: number): string {
  const parts = [
    missing === 1 ? 'Manca un documento' : missing > 1 && `Mancano ${missing} documenti`,
    toCheck === 1 ? 'uno da verificare' : toCheck > 1 && `${toCheck} da verificare`,
  ].filter(Boolean)
  const text = parts.join(', ')
  return text ? sentence(text) : 'I documenti sono tutti in ordine.'
}
