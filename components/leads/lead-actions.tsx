'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Group } from '@/components/ui/layout'
import { MoreMenu } from '@/components/ui/more-menu'
import type { StatoLead } from '@/lib/features/leads/schema'
import { AppointmentDialog } from './appointment-dialog'
import { AssignDialog } from './assign-button'
import { ConvertDialog, LostDialog } from './lead-dialogs'
import { type LeadRef, meets } from './lead-types'
import { LEAD_VERBS } from './lead-verbs'
import { useLeadStep } from './use-lead-step'

type Props = {
  lead: LeadRef
  /** Where cases open in this area. */
  casePage: string
  /** On the lead's own page the next step is the primary button. */
  main?: boolean
  /** The reader may give it to another agent. */
  canAssign?: boolean
}
type Dialog = 'appuntamento' | 'perso' | 'converti' | 'assegna'
type Step = { label: string; onClick: () => void }

/** What comes next by state; the rest is one click further. */
const NEXT: Record<StatoLead, readonly ('contattato' | 'appuntamento' | 'converti' | 'perso')[]> = {
  nuovo: ['perso'],
  assegnato: ['contattato', 'converti', 'perso'],
  contattato: ['appuntamento', 'converti', 'perso'],
  appuntamento: ['converti', 'contattato', 'perso'],
  convertito: [],
  perso: ['contattato'],
}

export function LeadActions({ lead, casePage, main = false, canAssign = false }: Props) {
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { busy, move, refresh, contacted, convert } = useLeadStep(lead, casePage)
  const steps: Record<(typeof NEXT)[StatoLead][number], Step> = {
    contattato: {
      label: lead.stato === 'perso' ? LEAD_VERBS.riprendi : LEAD_VERBS.contattato,
      onClick: () => void contacted(),
    },
    appuntamento: { label: LEAD_VERBS.appuntamento, onClick: () => setDialog('appuntamento') },
    converti: { label: LEAD_VERBS.converti, onClick: () => setDialog('converti') },
    perso: { label: LEAD_VERBS.perso, onClick: () => setDialog('perso') },
  }
  // Whom one is about to meet is not "contacted": the appointment itself is moved or called off.
  const next = NEXT[lead.stato].filter((name) => !(name === 'contattato' && meets(lead)))
  const [first, ...others] = next.map((name) => steps[name])
  if (canAssign) others.unshift({ label: 'CAMBIA AGENTE', onClick: () => setDialog('assegna') })
  const props = { lead, move, refresh, onClose: () => setDialog(null) }
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {lead.praticaId && (
        <Button size={main ? 'sm' : 'xs'} href={`${casePage}/${lead.praticaId}`}>
          APRI LA PRATICA
        </Button>
      )}
      {first && <FirstStep step={first} lead={lead} busy={busy} main={main} />}
      {others.length > 0 && (
        <MoreMenu label={`Altro: ${lead.nome} ${lead.cognome}`} disabled={busy} items={others} />
      )}
      {dialog === 'assegna' && <AssignDialog lead={lead} followed onClose={props.onClose} />}
      {dialog === 'appuntamento' && (
        <AppointmentDialog
          who={`${lead.nome} ${lead.cognome}`}
          send={async (asked) => {
            await move('appuntamento', asked)
            return {}
          }}
          refresh={refresh}
          onClose={props.onClose}
        />
      )}
      {dialog === 'perso' && <LostDialog {...props} />}
      {dialog === 'converti' && <ConvertDialog lead={lead} convert={convert} onClose={props.onClose} />}
    </Group>
  )
}

type FirstStepProps = { step: Step; lead: LeadRef; busy: boolean; main: boolean }

function FirstStep({ step: { label, onClick }, lead, busy, main }: FirstStepProps): ReactNode {
  return (
    <Button
      size={main ? 'sm' : 'xs'}
      look={main ? 'primary' : 'secondary'}
      loading={busy}
      aria-label={main ? undefined : `${label}: ${lead.nome} ${lead.cognome}`}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
