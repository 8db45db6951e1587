'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import type { Row } from '@/components/data/list/use-rows'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Box } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { SkeletonText } from '@/components/ui/skeletons'
import { todayInRome } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import {
  GRUPPI,
  type Gruppo,
  type Holdings,
  type OffboardResult,
} from '@/lib/features/agents/offboard-schema'
import { ApiError, api } from '@/lib/http/client'
import { ClosingWork } from './closing-work'
import { offboardFields, offboardForm, offboardInput, offboardStart } from './offboard-fields'
import { ReinstateBox } from './reinstate-box'
import { useClosing, useEndedBefore } from './use-closing'

const GROUPS = Object.keys(GRUPPI) as Gruppo[]

/** What hangs on an agent, and the way to hand all of it over when the mandate ends. */
export function OffboardSection({ row, canEdit }: { row: Row; canEdit: boolean }) {
  const { area, send, refresh } = useRecordVerb('agents', row._id)
  const [isOpen, setOpen] = useState(false)
  const closing = useClosing(row._id, canEdit)
  const { data: holdings, refetch } = useQuery({
    queryKey: ['agents', area, 'holdings', row._id],
    queryFn: ({ signal }) => api.get(`/agents/${row._id}/holdings`, { area, signal }),
  })
  const end = async () => {
    await refetch()
    await refresh()
  }
  useEndedBefore(closing, row.status === 'blocked', end)
  return (
    <Section
      title="Che cosa segue"
      description="Chi lascia la rete affida tutto ad altri: la produzione passata resta sua."
      actions={
        canEdit &&
        holdings && (
          <Button look="danger" onClick={() => setOpen(true)}>
            CHIUDI IL MANDATO
          </Button>
        )
      }
    >
      {holdings ? (
        <Facts rows={rowsOf(holdings)} none="Niente è affidato a questa persona." />
      ) : (
        <SkeletonText lines={4} />
      )}
      {closing?.passaggio && (
        <ClosingWork job={closing.passaggio} onEnd={end}>
          {(result) => <Done result={result as OffboardResult} />}
        </ClosingWork>
      )}
      {closing && <ReinstateBox row={row} closing={closing} onEnd={end} />}
      {isOpen && holdings && (
        <FormDialog
          title={`Chiudi il mandato di ${row.nome} ${row.cognome}`}
          intro={introOf(holdings)}
          fields={offboardFields(holdings)}
          schema={offboardForm}
          start={{ al: todayInRome(), motivo: '', ...offboardStart(holdings) }}
          verb="CHIUDI IL MANDATO"
          send={(values, headers) => send('offboard', offboardInput(values), headers).catch(named)}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}

/** "pratiche.a" is the group's own field here. */
function named(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { title, status, code, message: detail } = error
  const errors = error.errors.map((one) => ({ ...one, path: one.path.replace(/\.a$/, '') }))
  throw new ApiError({ title, status, code, detail, errors })
}

const INTRO =
  'Subito: la persona esce, la sua pagina lascia il sito e non riceve più richieste. Poi quello che segue passa agli altri, un po’ alla volta. Si può annullare entro 24 ore.'
const BUDGET =
  ' Gli obiettivi del budget restano suoi: quelli dei mesi che vengono si correggono nel report Budget agenti.'
const introOf = ({ budget }: Holdings) => (budget > 0 ? `${INTRO}${BUDGET}` : INTRO)

const shown = (count: number) => (count > 0 ? numberText(count) : null)

const rowsOf = (holdings: Holdings): [string, string | null][] => [
  ...GROUPS.map((group): [string, string | null] => [GRUPPI[group], shown(holdings[group])]),
  ['Pesi delle richieste', shown(holdings.pesi)],
  ['Budget di quest’anno', shown(holdings.budget)],
]

function Done({ result }: { result: OffboardResult }) {
  const { cautele = [] } = result
  return (
    <>
      <Facts rows={doneRows(result)} />
      {cautele.length > 0 && (
        <Box mt="sm" c="var(--warn)">
          Appuntamenti da sistemare:
          <ul>
            {cautele.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Box>
      )}
    </>
  )
}

const doneRows = (result: OffboardResult): [string, string | null][] => [
  ...GROUPS.map((group): [string, string | null] => [`${GRUPPI[group]}: passati`, shown(result[group])]),
  ['Rimasti senza nessuno', shown(result.rimaste)],
]
