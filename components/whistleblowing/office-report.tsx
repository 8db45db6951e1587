'use client'

import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { PageHeader } from '@/components/data/page/page-header'
import { Button } from '@/components/ui/button'
import { FigureList } from '@/components/ui/figure-list'
import { Box, Stack } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { Textarea } from '@/components/ui/textarea'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import {
  CATEGORIE_ILLECITI,
  STATI_SEGNALAZIONE,
  type StatoSegnalazione,
} from '@/lib/features/whistleblowing/labels'
import type { WholeReport } from '@/lib/features/whistleblowing/types'
import { api } from '@/lib/http/client'
import { Conversation } from './conversation'
import { TONES } from './office-tones'

const NEXT: Record<StatoSegnalazione, { to: StatoSegnalazione; label: string }> = {
  ricevuta: { to: 'in_esame', label: 'PRENDI IN CARICO' },
  in_esame: { to: 'chiusa', label: 'CHIUDI' },
  chiusa: { to: 'in_esame', label: 'RIAPRI' },
}

function Dates({ report }: { report: WholeReport }) {
  const { inviataIl, presaInCaricoIl, avvisoEntro, riscontroEntro, chiusaIl, contatto } = report
  const rows = [
    ['Inviata', formatInstant(inviataIl)],
    presaInCaricoIl
      ? ['Presa in carico', formatInstant(presaInCaricoIl)]
      : ['Da prendere in carico entro', formatInstant(avvisoEntro)],
    chiusaIl ? ['Chiusa', formatInstant(chiusaIl)] : ['Riscontro entro', formatInstant(riscontroEntro)],
    ['Chi segnala', contatto || 'anonimo'],
  ]
  return <FigureList rows={rows} least={176} />
}

/** A report for those who may read it: its course, its words, the answer. */
export function OfficeReport({ first }: { first: WholeReport }) {
  const area = useArea()
  const [report, setReport] = useState(first)
  const [testo, setTesto] = useState('')
  const [busy, setBusy] = useState(false)
  const next = NEXT[report.stato]

  const send = async (verb: 'reply' | 'state', body: object, done: string) => {
    setBusy(true)
    try {
      setReport(await api.post(`/whistleblowing/${report._id}/${verb}`, body, { area }))
      toastSuccess(done)
      if (verb === 'reply') setTesto('')
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <PageHeader
        title={CATEGORIE_ILLECITI[report.categoria]}
        badge={
          <StateBadge label={STATI_SEGNALAZIONE[report.stato]} tone={TONES[report.stato] ?? 'neutral'} />
        }
        primary={
          <Button
            look="primary"
            disabled={busy}
            onClick={() => void send('state', { to: next.to }, 'Stato cambiato')}
          >
            {next.label}
          </Button>
        }
      >
        Quello che leggi qui è riservato: non copiarlo e non parlarne fuori dall’ufficio.
      </PageHeader>
      <Stack gap="lg" maw="52rem">
        <Dates report={report} />
        <Conversation report={report} reader="ufficio" />
        <Section title="Risposta">
          <Textarea
            label="Scrivi a chi ha segnalato"
            rows={5}
            maxLength={20_000}
            value={testo}
            onChange={setTesto}
          />
          <Box mt="sm">
            <Button
              disabled={busy || testo.trim() === ''}
              onClick={() => void send('reply', { testo }, 'Risposta inviata')}
            >
              INVIA
            </Button>
          </Box>
        </Section>
      </Stack>
    </>
  )
}
