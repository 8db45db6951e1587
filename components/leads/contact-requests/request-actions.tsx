'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Group } from '@/components/ui/layout'
import { MoreMenu } from '@/components/ui/more-menu'
import type { RequestDetail } from '@/lib/features/leads/contact-requests/types'
import { STEPS, type Step } from './request-steps'
import { StepDialog } from './step-dialog'

/** The next step of a request, and the others one click further. */
export function RequestActions({ request }: { request: RequestDetail }) {
  const [step, setStep] = useState<Step | null>(null)
  const [first, ...others] = STEPS[request.stato]
  const items = others.map((other) => ({ label: other.button, onClick: () => setStep(other) }))
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <Button look="primary" onClick={() => setStep(first)}>
        {first.button}
      </Button>
      {items.length > 0 && (
        <MoreMenu label={`Altro: ${request.nome} ${request.cognome}`} disabled={false} items={items} />
      )}
      {step && <StepDialog request={request} step={step} onClose={() => setStep(null)} />}
    </Group>
  )
}
