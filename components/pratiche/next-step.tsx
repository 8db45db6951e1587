'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCase } from './case-context'
import { ChooseBank } from './choose-bank'
import { StateDialog } from './state-dialog'
import { isClosed, lacksBank, VERSO } from './steps'

/** The one thing to do now with a case; a closed one has none (reopening it is not a next step). */
export function NextStep() {
  const { pratica } = useCase()
  const [open, setOpen] = useState<'state' | 'bank' | null>(null)
  const close = () => setOpen(null)
  const [next] = pratica.prossimiStati
  if (!next) return null
  const closed = isClosed(pratica.stato)
  const words = pratica.stato === 'sospesa' ? 'RIPRENDI LA PRATICA' : VERSO[next]
  const needsBank = lacksBank(pratica, next)
  return (
    <>
      <Button look={closed || needsBank ? 'secondary' : 'primary'} onClick={() => setOpen('state')}>
        {closed ? 'RIAPRI' : words}
      </Button>
      {needsBank && (
        <Button look="primary" onClick={() => setOpen('bank')}>
          SCEGLI LA BANCA
        </Button>
      )}
      {open === 'state' && <StateDialog onClose={close} />}
      {open === 'bank' && <ChooseBank onClose={close} />}
    </>
  )
}
