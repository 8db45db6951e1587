'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import type { Stato } from '@/lib/words/case-states'
import { useCase } from './case-context'
import { ChooseBank } from './choose-bank'
import { StateDialog } from './state-dialog'
import { isClosed, lacksBank, VERSO, versoWords } from './steps'

/**
 * The one thing to do now with a case, and the other ways that it may go, one click further; a closed one has none
 * (reopening it is not a next step).
 */
export function NextStep() {
  const { pratica } = useCase()
  const [open, setOpen] = useState<Stato | 'next' | 'bank' | null>(null)
  const close = () => setOpen(null)
  const [next, ...others] = pratica.prossimiStati
  if (!next) return null
  const closed = isClosed(pratica.stato)
  const words = pratica.stato === 'sospesa' ? 'RIPRENDI LA PRATICA' : VERSO[next]
  const needsBank = lacksBank(pratica, next)
  return (
    <>
      {!closed && others.length > 0 && (
        <Menu
          label="AZIONI"
          items={others.map((stato) => ({ label: versoWords(stato), onClick: () => setOpen(stato) }))}
        />
      )}
      <Button look={closed || needsBank ? 'secondary' : 'primary'} onClick={() => setOpen('next')}>
        {closed ? 'RIAPRI' : words}
      </Button>
      {needsBank && (
        <Button look="primary" onClick={() => setOpen('bank')}>
          SCEGLI LA BANCA
        </Button>
      )}
      {open === 'bank' && <ChooseBank onClose={close} />}
      {open !== null && open !== 'bank' && (
        <StateDialog to={open === 'next' ? undefined : open} onClose={close} />
      )}
    </>
  )
}
