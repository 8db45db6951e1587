'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import { wholeEuroText } from '@/lib/core/money'
import { type Proposta, rejectProposal } from '@/lib/features/budgets/proposal-schema'
import { MESI } from '@/lib/features/budgets/schema'
import type { Field } from '@/lib/resources/view'
import classes from './budget.module.css'
import { useBudgetCalls, useProposals } from './use-budget'

const FIELDS: Field[] = [{ name: 'motivo', label: 'Perché', kind: 'textarea', required: true }]
const schema = rejectProposal.omit({ version: true })

/** The targets of a year that wait for the office. */
export function Proposals({ anno, canDecide }: { anno: number; canDecide: boolean }) {
  const { data } = useProposals(anno)
  return data?.items.map((proposal) => (
    <Proposal key={`${proposal._id} ${proposal.version}`} proposal={proposal} canDecide={canDecide} />
  ))
}

function Proposal({ proposal, canDecide }: { proposal: Proposta; canDecide: boolean }) {
  const { _id, chi, nota, propostaAt, version, anno } = proposal
  const { decide, refresh } = useBudgetCalls()
  const [confirming, setConfirming] = useState<'approve' | 'reject' | null>(null)
  const [busy, setBusy] = useState(false)
  const approve = async () => {
    setBusy(true)
    try {
      await decide(_id, 'approve', { version })
      toastSuccess('Budget approvato')
    } catch (error) {
      toastError(error)
    }
    setBusy(false)
    setConfirming(null)
    await refresh()
  }
  return (
    <Section
      title={`Da approvare: la squadra di ${chi}`}
      description={`Proposto il ${formatInstant(propostaAt)}. Finché non decidi valgono gli obiettivi di prima.`}
      actions={
        canDecide && (
          <>
            <Button onClick={() => setConfirming('reject')}>RIFIUTA</Button>
            <Button look="primary" onClick={() => setConfirming('approve')}>
              APPROVA
            </Button>
          </>
        )
      }
    >
      {nota && (
        <Text mb="xs" maw="70ch">
          «{nota}»
        </Text>
      )}
      <Cells proposal={proposal} />
      {confirming === 'approve' && (
        <AskDialog
          opened
          title={`Approvi il budget ${anno} proposto da ${chi}?`}
          verb="APPROVA"
          pending={busy}
          onConfirm={() => void approve()}
          onCancel={() => setConfirming(null)}
        >
          {wordsOf(proposal)} Gli obiettivi valgono da adesso.
        </AskDialog>
      )}
      {confirming === 'reject' && (
        <FormDialog
          title={`Rifiuta il budget proposto da ${chi}`}
          intro="Restano gli obiettivi di prima. Chi ha proposto legge il motivo fra le notifiche e nel suo budget."
          fields={FIELDS}
          schema={schema}
          start={{ motivo: '' }}
          verb="RIFIUTA"
          send={async (values) => {
            await decide(_id, 'reject', { ...values, version })
            toastSuccess('Proposta rifiutata')
            await refresh()
          }}
          onClose={() => setConfirming(null)}
        />
      )}
    </Section>
  )
}

const sum = (values: (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0)
const euro = (value: number | null) => (value === null ? '–' : wholeEuroText(value))

/** How many cells, and what they come to before and after. */
function wordsOf({ celle }: Proposta): string {
  const [da, a] = [sum(celle.map((cell) => cell.da)), sum(celle.map((cell) => cell.a))]
  const cells = celle.length === 1 ? 'Una cella' : `${celle.length} celle`
  return da === a ? `${cells}, ${euro(a)} in tutto come adesso.` : `${cells}: da ${euro(da)} a ${euro(a)}.`
}

function Cells({ proposal }: { proposal: Proposta }) {
  const { celle } = proposal
  const hasCases = celle.some(({ pezziDa, pezziA }) => pezziDa !== pezziA)
  const cases = (value: number | null) => (hasCases && value !== null ? ` e ${value} pratiche` : '')
  return (
    <details>
      <summary>{wordsOf(proposal)}</summary>
      <table className={classes.cells}>
        <TableHead heads={['Agente', 'Obiettivo', 'Adesso', 'Proposto']} />
        <tbody>
          {celle.map(({ agente, prodotto, mese, da, a, pezziDa, pezziA }) => (
            <tr key={`${agente} ${prodotto} ${mese}`}>
              <th scope="row">{agente}</th>
              <td>{`${prodotto}, ${MESI[mese - 1]}`}</td>
              <td>{`${euro(da)}${cases(pezziDa)}`}</td>
              <td>{`${euro(a)}${cases(pezziA)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
