'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCase } from './case-context'
import { StateDialog } from './state-dialog'
import { isClosed, VERSO } from './steps'

/** The one thing to do now with a case; a closed one has none (reopening it is not a next step). */
export function NextStep() {
  const { pratica } = useCase()
  const [open, setOpen] = useState(false)
  const [next] = pratica.prossimiStati
  if (!next) return null
  const closed = isClosed(pratica.stato)
  const words = pratica.stato === 'sospesa' ? 'RIPRENDI LA PRATICA' : VERSO[next]
  return (
    <>
      <Button look={closed ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        {closed ? 'RIAPRI' : words}
      </Button>
      {open && <StateDialog onClose={() => setOpen(false)} />}
    </>
  )
}
