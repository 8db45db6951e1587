'use client'

import { useState } from 'react'
import { DateInput } from '@/components/ui/date-input'
import type { QuadrupleDate } from '@/components/ui/date-quadruple'
import type { DateStatus } from '@/components/ui/date-rules'
import { DayInput } from '@/components/ui/day-input'
import { JsonViewer } from '@/components/ui/json-viewer'
import { Family, Specimen } from './specimen'

export function DateSection() {
  const [date, setDate] = useState<string | null>(null)
  const [status, setStatus] = useState<DateStatus>(0)
  const [time, setTime] = useState<string | null>('2026-11-21T08:30:00.000Z')
  const [day, setDay] = useState<string | null>('2026-02-28')
  const [four, setFour] = useState<QuadrupleDate>({ date: null, giorno: null, mese: 11, anno: 2026 })
  return (
    <Family title="Date">
      <Specimen state={`data · stato ${status} · ${date ?? 'null'}`}>
        <DateInput label="Data di nascita" required value={date} onChange={setDate} onStatus={setStatus} />
      </Specimen>
      <Specimen state={`data e ora · ${time ?? 'null'}`}>
        <DateInput mode="datetime" label="Registrata il" value={time} onChange={setTime} />
      </Specimen>
      <Specimen state={`giorno · ${day ?? 'null'}`}>
        <DayInput label="Scadenza" value={day} onChange={setDay} />
      </Specimen>
      <Specimen state="con errore">
        <DateInput label="Data del rogito" value={date} onChange={setDate} error="La data è già passata" />
      </Specimen>
      <Specimen state="disabilitata">
        <DateInput label="Data di creazione" disabled value={time} onChange={setTime} />
      </Specimen>
      <Specimen state="quadrupla">
        <DateInput mode="quadruple" label="Mese della classifica" value={four} onChange={setFour} />
        <JsonViewer label="Valore" value={four} />
      </Specimen>
    </Family>
  )
}
