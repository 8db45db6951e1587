'use client'

import { useState } from 'react'
import { z } from 'zod'
import { ActivityTimeline } from '@/components/data/activity/activity-timeline'
import { QueueList, UploadQueue } from '@/components/data/files/upload-queue'
import { ConditionGate } from '@/components/data/form/condition-gate'
import { InlineField } from '@/components/data/record/inline-field'
import { Button } from '@/components/ui/button'
import type { Field } from '@/lib/resources/view'
import { EVENTI, QUEUE } from './record-samples'
import { Family, Specimen } from './specimen'

const schema = z.object({ durata: z.number(), note: z.string() })
const row = {
  _id: 'esempio',
  version: 1,
  durata: 300,
  note: 'Preferisce essere chiamata la sera, dopo le 18.',
}
const duration: Field = { name: 'durata', label: 'Durata (mesi)', kind: 'number' }
const note: Field = { name: 'note', label: 'Note', kind: 'textarea' }
const nothing = async () => undefined
const place = { row, path: 'esempi', schema, onSaved: nothing }
const activity = {
  isPending: false,
  isLoadingError: false,
  isRefetchError: false,
  isFetching: false,
  error: null,
  eventi: EVENTI,
  hasNextPage: false,
  isFetchingNextPage: false,
  refetch: nothing,
  fetchNextPage: nothing,
  add: nothing,
  remove: nothing,
}

/** What the page of a record is made of. */
export function RecordSection() {
  const [reason, setReason] = useState(false)
  return (
    <Family title="Schede">
      <Specimen state="campo da modificare sul posto">
        <dl>
          <InlineField {...place} field={duration} />
          <InlineField {...place} field={note} />
        </dl>
      </Specimen>
      <Specimen state="campo sola lettura, vuoto">
        <dl>
          <InlineField {...place} field={duration} readOnly />
          <InlineField {...place} row={{ ...row, note: '' }} field={note} />
        </dl>
      </Specimen>
      <Specimen state="attività con composizione" wide>
        <ActivityTimeline activity={activity} stati={[]} canWrite canShare />
      </Specimen>
      <Specimen state="attività vuota">
        <ActivityTimeline activity={{ ...activity, eventi: [] }} stati={[]} canWrite={false} />
      </Specimen>
      <Specimen state="attività non aggiornata">
        <ActivityTimeline
          activity={{ ...activity, eventi: EVENTI.slice(0, 1), isRefetchError: true }}
          stati={[]}
          canWrite={false}
        />
      </Specimen>
      <Specimen state="attività non disponibile">
        <ActivityTimeline
          activity={{ ...activity, eventi: [], isLoadingError: true }}
          stati={[]}
          canWrite={false}
        />
      </Specimen>
      <Specimen state="coda di caricamento, da riempire">
        <UploadQueue label="Documenti della pratica" onFile={nothing} />
      </Specimen>
      <Specimen state="coda: in attesa, in corso, riuscito, non riuscito, annullato">
        <QueueList
          items={QUEUE}
          targets={[{ value: 'cu', label: 'CU o 730' }]}
          onStart={nothing}
          onCancel={nothing}
          onRemove={nothing}
        />
      </Specimen>
      <Specimen state="condizioni che mancano">
        <ConditionGate
          title="Mancano 2 documenti obbligatori"
          conditions={[
            { key: 'a', label: 'CU o 730', met: false, action: <Button size="xs">CARICA</Button> },
            { key: 'b', label: 'Ultime 2 buste paga', met: false },
            { key: 'c', label: 'Documento d’identità', met: true },
          ]}
        >
          <Button size="xs" look="quiet" aria-expanded={reason} onClick={() => setReason(!reason)}>
            Procedi senza, con un motivo
          </Button>
        </ConditionGate>
      </Specimen>
      <Specimen state="condizioni a posto">
        <ConditionGate title="" conditions={[{ key: 'a', label: 'CU o 730', met: true }]} />
      </Specimen>
    </Family>
  )
}
