'use client'

import { useRef, useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import type { OnStale } from '@/components/data/form/use-form-dialog'
import { useArea } from '@/components/data/page/area'
import { toastError, toastSuccess, toastUndo } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import type { Stato } from '@/lib/words/case-states'
import { labelOf, useCase } from './case-context'
import { nameOf } from './person-words'
import { stateSchema as schema, stateBody, stateFields, stateRules } from './state-fields'
import { BankGate, ReviewGate } from './state-gates'
import { StepEffects } from './step-effects'
import { isClosed } from './steps'
import { useOpenTab } from './tab-link'

type Props = {
  /** The state that is gone to; the next of its way by default. */
  to?: Stato
  onClose: () => void
}

/** The next step of a case, or another of those it may take: what it asks for, and what it will bring. */
export function StateDialog({ to: chosen, onClose }: Props) {
  const area = useArea()
  const data = useCase()
  const { pratica, stati, reload } = data
  // The version that was on show when the decision was made: a later one must be looked at first.
  const version = useRef(pratica.version)
  // Where a closed case starts again is for whoever reopens it to say.
  const next = chosen ?? (isClosed(pratica.stato) ? null : pratica.prossimiStati[0])
  const openTab = useOpenTab()
  const onOpen = (tab: 'documenti' | 'persone') => {
    onClose()
    openTab(tab)
  }
  const bodyOf = (values: Record<string, unknown>) => stateBody(stateFields(data, values), values)
  const [isSent, setSent] = useState(false)
  const send = async (values: Record<string, unknown>) => {
    const body = { ...bodyOf(values), version: version.current }
    setSent(true)
    const { annullabile, ...latest } = await api
      .post(`/pratiche/${pratica._id}/state`, body, { area })
      .catch((error: unknown) => {
        setSent(false)
        throw error
      })
    await reload(latest)
    const done = `La pratica è ora in «${labelOf(stati, String(values.to))}»`
    if (annullabile) toastUndo(done, () => void undo(latest.version))
    else toastSuccess(done)
  }
  /** Offered where nothing of the step has left the house. */
  const undo = async (taken: number) => {
    try {
      const latest = await api.post(`/pratiche/${pratica._id}/state/undo`, { version: taken }, { area })
      await reload(latest)
      toastSuccess(`Come prima: la pratica è in «${labelOf(stati, latest.stato)}»`)
    } catch (error) {
      toastError(error)
      await reload()
    }
  }
  const onStale: OnStale = async ({ values, set }) => {
    const latest = await reload()
    version.current = latest.version
    const now = labelOf(stati, latest.stato)
    const changed = `Nel frattempo qualcun altro ha lavorato sulla pratica: ora è in «${now}».`
    if (latest.prossimiStati.some((one) => one === values.to))
      return `${changed} Quello che hai scritto è ancora qui: controlla e invia di nuovo.`
    set('to', null)
    const wanted =
      values.to === latest.stato ? 'È già dove la volevi' : 'Da lì non si passa allo stato che avevi scelto'
    return `${changed} ${wanted}: chiudi, o scegli un altro stato. Quello che hai scritto è ancora qui.`
  }
  return (
    <FormDialog
      title={`${nameOf(pratica)}: cambia stato`}
      intro={`Ora è in «${labelOf(stati, pratica.stato)}».`}
      lead={({ to }) => (
        <>
          {to === 'inviata_banca' && <BankGate onOpen={onOpen} onClose={onClose} />}
          {to === 'in_istruttoria' && pratica.stato === 'raccolta_documenti' && (
            <ReviewGate onOpen={onOpen} />
          )}
        </>
      )}
      fields={(values) => stateFields(data, values)}
      tail={(values) => <StepEffects body={bodyOf(values)} isSent={isSent} />}
      schema={schema}
      rules={stateRules(pratica)}
      takesBack={{ erogato: ['controllato'] }}
      start={{
        to: next ?? null,
        banca: pratica.bankId,
        erogato: pratica.importoDeliberato,
        firma: pratica.firmaIl,
      }}
      verb="CONFERMA"
      send={send}
      onStale={onStale}
      onClose={onClose}
    />
  )
}
