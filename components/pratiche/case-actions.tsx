'use client'

import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { type RecordAction, RecordActions } from '@/components/data/record/record-actions'
import type { Stato } from '@/lib/words/case-states'
import { AssignCase } from './assign-case'
import { useCase } from './case-context'
import { ChooseBank } from './choose-bank'
import { StateDialog } from './state-dialog'
import { CHOOSE_BANK, isClosed, lacksBank, RESUME, VERSO } from './steps'

/** The one thing to do now with a case, and what else can be done; a closed one has no next step (reopening it is none). */
export function CaseActions() {
  const isOffice = useArea() === 'admin'
  const { pratica } = useCase()
  const [open, setOpen] = useState<Stato | 'assign' | 'next' | 'bank' | null>(null)
  const close = () => setOpen(null)
  const { codice, stato, prossimiStati } = pratica
  const [next, ...otherWays] = prossimiStati
  const closed = isClosed(stato)
  const needsBank = next !== undefined && lacksBank(pratica, next)
  const step = next && {
    label: closed ? 'RIAPRI' : stato === 'sospesa' ? RESUME : VERSO[next],
    onClick: () => setOpen('next'),
  }
  const bank = { label: CHOOSE_BANK, onClick: () => setOpen('bank') }
  const main = closed ? undefined : needsBank ? bank : step
  const others: RecordAction[] = []
  if (isOffice && !closed) others.push({ label: 'AFFIDA', onClick: () => setOpen('assign') })
  if (step && step !== main) others.push(step)
  // Where a closed case starts again is chosen in the form.
  const rare = (closed ? [] : otherWays).map((to) => ({ label: VERSO[to], onClick: () => setOpen(to) }))
  return (
    <>
      <RecordActions main={main} others={others} rare={rare} menu={`Altro: ${codice}`} />
      {open === 'assign' && <AssignCase onClose={close} />}
      {open === 'bank' && <ChooseBank onClose={close} />}
      {open !== null && open !== 'assign' && open !== 'bank' && (
        <StateDialog to={open === 'next' ? undefined : open} onClose={close} />
      )}
    </>
  )
}
