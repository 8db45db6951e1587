'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ProvinceInput } from '@/components/data/form/province-input'
import { Sheet } from '@/components/data/sheet/sheet'
import type { SheetColumn } from '@/components/data/sheet/sheet-types'
import { Button } from '@/components/ui/button'
import { isUnread } from '@/components/ui/date-rules'
import { DayInput } from '@/components/ui/day-input'
import { Group, Stack, Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { toastSuccess } from '@/components/ui/toasts'
import { formatDay, todayInRome } from '@/lib/core/dates'
import {
  type Altro,
  type Gruppo,
  type GruppoInput,
  type Prodotto,
  percent,
} from '@/lib/features/leads/perc-leads/schema'
import { ApiError } from '@/lib/http/client'
import { PRODOTTI } from '@/lib/words/products'
import { AddAgent } from './add-agent'
import { Preview } from './preview'
import { bodyOf, mistakes, problemsOf, useDraft, weightsIn } from './use-draft'
import { useSaveGroup } from './use-groups'
import { groupWords } from './words'

export type GroupEditorProps = {
  product: string
  /** The group that is changed; without one a new one is made. */
  gruppo?: Gruppo
  /** Of the product, so that a new group does not begin over one that is there. */
  taken?: readonly Gruppo[]
  others?: readonly Altro[]
  onClose: () => void
}

const COLUMNS: SheetColumn[] = [
  { name: 'peso', label: 'Peso %', kind: 'number', decimals: 4, total: true, suffix: '%' },
  { name: 'giorno', label: 'Tetto al giorno', kind: 'number' },
  { name: 'mese', label: 'Tetto al mese', kind: 'number' },
]

/** A whole group in a sheet: weights, limits, who is in it, and from when. */
export function GroupEditor({ product, gruppo, taken = [], others = [], onClose }: GroupEditorProps) {
  const draft = useDraft(gruppo)
  const { save, refresh } = useSaveGroup()
  const [provincia, setProvincia] = useState<string | null>(gruppo?.provincia ?? null)
  const [added, setAdded] = useState<string | null>(null)
  const isTaken = !gruppo && taken.some((one) => one.provincia === provincia)
  const place = {
    product: product as Prodotto,
    provincia,
    version: gruppo?.version ?? others.find((one) => one.provincia === provincia)?.version ?? null,
  }
  const input: GruppoInput = bodyOf(draft.rows, place, draft.dal)
  const run = useMutation({
    mutationFn: () => save(input),
    onSuccess: async () => {
      toastSuccess('Pesi salvati')
      await refresh()
      onClose()
    },
    onError: (error) => draft.setErrors(problemsOf(input, error)),
    meta: { silent: true },
  })
  const submit = () => {
    const wrong = mistakes(input)
    if (wrong) draft.setErrors(wrong)
    else run.mutate()
  }
  const isEmpty = draft.rows.length === 0
  const isStale = run.error instanceof ApiError && run.error.status === 409
  const verb = gruppo ? (isEmpty ? 'CHIUDI IL GRUPPO' : 'MODIFICA') : 'CREA'
  const shown = run.error && Object.keys(draft.errors).length === 0 ? run.error.message : null
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      locked={run.isPending}
      dirty={draft.canUndo || draft.dal !== null}
      title={gruppo ? groupWords(gruppo) : `Nuovo gruppo: ${PRODOTTI[product as Prodotto]}`}
      footer={
        <>
          <Button onClick={onClose} disabled={run.isPending}>
            ANNULLA
          </Button>
          <Button
            look="primary"
            loading={run.isPending}
            disabled={isTaken || (isEmpty && !gruppo) || (!isEmpty && !draft.isWhole)}
            onClick={submit}
          >
            {verb}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {!gruppo && (
          <ProvinceInput
            label="Provincia"
            description={
              isTaken && provincia === null
                ? 'Il gruppo che vale ovunque c’è già.'
                : 'Senza provincia il gruppo vale ovunque.'
            }
            value={provincia}
            onChange={setProvincia}
            error={
              isTaken && provincia !== null
                ? 'Questo gruppo c’è già: modificalo dall’elenco.'
                : draft.errors.provincia
            }
          />
        )}
        <Group gap="xs">
          <Sum sum={draft.sum} isWhole={draft.isWhole} isEmpty={isEmpty} />
          <Button size="xs" onClick={draft.divide} disabled={isEmpty}>
            DIVIDI IN PARTI UGUALI
          </Button>
          <Button size="xs" onClick={draft.fill} disabled={draft.sum === 0 || draft.isWhole}>
            PORTA A 100
          </Button>
          <Button size="xs" look="quiet" onClick={draft.undo} disabled={!draft.canUndo}>
            Annulla l’ultimo passo
          </Button>
        </Group>
        {!isEmpty && (
          <Sheet
            label="Pesi degli agenti"
            head="Agente"
            columns={COLUMNS}
            rows={draft.rows}
            errors={draft.errors}
            totals="Somma"
            onChange={draft.change}
            onUndo={draft.undo}
            onRedo={draft.redo}
            onRemove={draft.remove}
            focusOn={added}
          />
        )}
        <AddAgent
          taken={draft.rows.map(({ key }) => key)}
          onAdd={(agentId, nome) => {
            draft.add(agentId, nome)
            setAdded(agentId)
          }}
        />
        <DayInput
          label="Da quando"
          description="Vuoto: da subito."
          value={draft.dal}
          onChange={draft.setDal}
          error={draft.errors.dal}
        />
        <Preview
          product={place.product}
          provincia={provincia}
          pesi={draft.isWhole ? weightsIn(draft.rows) : null}
        />
        <Consequence gruppo={gruppo} isEmpty={isEmpty} dal={draft.dal} />
        {(draft.errors.pesi || shown) && (
          <Text role="alert" c="var(--bad)">
            {draft.errors.pesi ?? shown}{' '}
            {isStale && (
              <Button
                size="xs"
                onClick={() => {
                  void refresh()
                  onClose()
                }}
              >
                CHIUDI E GUARDA I PESI DI ORA
              </Button>
            )}
          </Text>
        )}
      </Stack>
    </Modal>
  )
}

type SumProps = { sum: number; isWhole: boolean; isEmpty: boolean }

/** The sum as it is typed; spoken when it changes. */
function Sum({ sum, isWhole, isEmpty }: SumProps) {
  const left = 100 - sum
  const words = isWhole
    ? 'Somma 100%'
    : `Somma ${percent(sum)}%: ${left > 0 ? 'mancano' : 'sono troppi'} ${percent(Math.abs(left))}`
  return (
    <Text
      component="output"
      flex="1 1 180px"
      c={isEmpty ? 'dimmed' : isWhole ? 'var(--ok)' : 'var(--bad)'}
      fw={600}
      figures
    >
      {isEmpty ? 'Nessun agente' : words}
    </Text>
  )
}

type ConsequenceProps = { gruppo?: Gruppo; isEmpty: boolean; dal: string | null }

function Consequence({ gruppo, isEmpty, dal }: ConsequenceProps) {
  const when = dal && !isUnread(dal) && dal > todayInRome() ? `dal ${formatDay(dal)}` : 'da subito'
  const planned = gruppo?.inProgramma
  return (
    <Text c="dimmed" fz="xs">
      {isEmpty
        ? `Senza agenti il gruppo si chiude ${when}: le sue richieste vanno per «Ovunque» o alle agenzie.`
        : `Vale ${when} e comincia una nuova epoca: attese e ricevute ripartono da zero per tutti.`}
      {planned && ` Sostituisce i pesi già in programma dal ${formatDay(planned.dal)}.`}
    </Text>
  )
}
