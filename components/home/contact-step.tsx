'use client'

import { useState } from 'react'
import { STEPS } from '@/components/contact-requests/request-steps'
import { StepDialog } from '@/components/contact-requests/step-dialog'
import { Button } from '@/components/ui/button'
import type { ContactItem } from '@/lib/features/home/types'

/** The next step of a contact, with a word for the colleagues. */
export function ContactStep({ request }: { request: ContactItem }) {
  const [open, setOpen] = useState(false)
  const [step] = STEPS[request.stato]
  return (
    <>
      <Button
        size="xs"
        aria-label={`SEGNA CONTATTATA: ${request.nome} ${request.cognome}`}
        onClick={() => setOpen(true)}
      >
        CONTATTATA
      </Button>
      {open && <StepDialog request={request} step={step} onClose={() => setOpen(false)} />}
    </>
  )
}
