'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { RequestDetail } from '@/lib/features/leads/contact-requests/types'
import { STEPS } from './request-steps'
import { StepDialog } from './step-dialog'

type Props = { request: Pick<RequestDetail, '_id' | 'version' | 'stato' | 'nome' | 'cognome'> }

/** The next step of a contact in a list, with a word for the colleagues. */
export function ContactedButton({ request }: Props) {
  const [open, setOpen] = useState(false)
  const [step] = STEPS[request.stato]
  return (
    <>
      <Button
        size="xs"
        aria-label={`${step.button}: ${request.nome} ${request.cognome}`}
        onClick={() => setOpen(true)}
      >
        {step.button}
      </Button>
      {open && <StepDialog request={request} step={step} onClose={() => setOpen(false)} />}
    </>
  )
}
