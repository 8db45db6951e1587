'use client'

import { useState } from 'react'
import { Calendar } from '@/components/data/calendar/calendar'
import { addDay, type CalendarEvent } from '@/components/data/calendar/calendar-layout'
import { Kpi, Kpis } from '@/components/data/charts/kpi'
import type { Span } from '@/components/data/form/giorni'
import { HoursEditor } from '@/components/data/form/hours-editor'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Family, Specimen } from './specimen'

const TREND = [92, 110, 87, 120, 131, 98, 60, 74, 115, 128, 140, 120].map((n) => n * 1_000_000)
const OCTOBER = 'nello stesso periodo di ottobre'

/** Figures of a home: with and without what they are compared with. */
export function KpiSection() {
  return (
    <Family title="Cifre">
      <Specimen state="base, andamento, obiettivo, elenco" wide>
        <Kpis>
          <Kpi
            label="Importo erogato a novembre"
            value={143_286_500}
            unit="euro"
            base={{ label: OCTOBER, value: 120_000_000 }}
            moreIs="good"
            target={200_000_000}
            trend={TREND}
            href="#cifre"
          />
          <Kpi label="Reclami a novembre" value={14} base={{ label: OCTOBER, value: 11 }} moreIs="bad" />
          <Kpi
            label="Base troppo piccola per una percentuale"
            value={13}
            base={{ label: OCTOBER, value: 2 }}
            moreIs="good"
          />
          <Kpi label="Nessuna differenza" value={7} base={{ label: OCTOBER, value: 7 }} />
          <Kpi
            label="Senza confronto, con una nota"
            value={1_250_000}
            unit="euro"
            note="da 12 pratiche deliberate o alla stipula"
          />
          <Kpi label="Zero" value={0} target={50} />
        </Kpis>
      </Specimen>
    </Family>
  )
}

const MEETINGS: CalendarEvent[] = [
  ['1', '2026-11-23', '09:30', '10:30', 'Anna Rossi', 'appuntamento', 'first'],
  ['2', '2026-11-23', '10:00', '11:00', 'Massimiliano Della Valle Santangelo', 'appuntamento', 'first'],
  ['3', '2026-11-23', '15:00', '17:00', 'Bruno Verdi', 'richiamata', 'second'],
  ['4', '2026-11-25', '11:00', '12:00', 'Carla Bianchi', 'appuntamento', 'first'],
].map(([id = '', day = '', from = '', to = '', title = '', kind = '', tone]) => ({
  id,
  day,
  from,
  to,
  title,
  kind,
  href: '#agenda',
  tone: tone === 'second' ? 'second' : 'first',
}))

/** Each calendar shows days of its own: two parts of a page must not have one name. */
export function CalendarSection() {
  const place = { first: '2026-11-23', days: 14 }
  const nextWeek = MEETINGS.map((event) => ({ ...event, day: addDay(event.day, 7) }))
  return (
    <Family title="Calendario">
      <Specimen state="un giorno, con impegni alla stessa ora">
        <Calendar {...place} today="2026-11-23" events={MEETINGS} />
      </Specimen>
      <Specimen state="un giorno vuoto">
        <Calendar {...place} today="2026-11-26" events={[]} />
      </Specimen>
      <Specimen state="una settimana" wide>
        <Calendar {...place} today="2026-12-01" events={nextWeek} view="week" />
      </Specimen>
    </Family>
  )
}

const WEEK: Span[] = [1, 2, 3, 4, 5].flatMap((giorno) => [
  { giorno, dalle: '09:00', alle: '13:00' },
  { giorno, dalle: '15:00', alle: '19:00' },
])

export function HoursSection() {
  const [hours, setHours] = useState<Span[]>([...WEEK, { giorno: 6, dalle: '09:00', alle: '13:00' }])
  const [none, setNone] = useState<Span[]>([])
  const [wrong, setWrong] = useState<Span[]>([
    { giorno: 1, dalle: '09:00', alle: '13:00' },
    { giorno: 1, dalle: '12:00', alle: '15:00' },
  ])
  return (
    <Family title="Orari di apertura">
      <Specimen state="gruppi di giorni" wide>
        <HoursEditor label="Orari dell’agenzia" value={hours} onChange={setHours} />
      </Specimen>
      <Specimen state="vuoto">
        <HoursEditor label="Orari da scrivere" value={none} onChange={setNone} />
      </Specimen>
      <Specimen state="orari che si sovrappongono">
        <HoursEditor label="Orari sbagliati" value={wrong} onChange={setWrong} />
      </Specimen>
      <Specimen state="disabilitato">
        <HoursEditor label="Orari bloccati" value={WEEK} onChange={setHours} disabled />
      </Specimen>
    </Family>
  )
}

export function AskSection() {
  const [confirming, setConfirming] = useState<'convert' | 'revoke' | null>(null)
  const close = () => setConfirming(null)
  return (
    <Family title="Domande prima di ciò che non si annulla">
      <Specimen state="un passo avanti">
        <Button onClick={() => setConfirming('convert')}>Chiedi di convertire</Button>
      </Specimen>
      <Specimen state="una revoca">
        <Button look="danger" onClick={() => setConfirming('revoke')}>
          Chiedi di revocare
        </Button>
      </Specimen>
      <AskDialog
        opened={confirming !== null}
        title={confirming === 'revoke' ? 'Revochi la sessione?' : 'Converti la richiesta?'}
        verb={confirming === 'revoke' ? 'REVOCA' : 'CONVERTI'}
        danger={confirming === 'revoke'}
        onConfirm={close}
        onCancel={close}
      >
        {confirming === 'revoke'
          ? 'Chi la usa deve accedere di nuovo.'
          : 'Si apre una pratica con questi dati.'}
      </AskDialog>
    </Family>
  )
}
