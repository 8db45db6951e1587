'use client'

import { useState } from 'react'
import { AudienceInput } from '@/components/audiences/audience-input'
import { AreaProvider } from '@/components/data/page/area'
import type { AudienceRules } from '@/lib/features/audiences/schema'
import { Family, Specimen } from './specimen'

export function AudienceSection() {
  const [some, setSome] = useState<AudienceRules>({
    regole: [{ tipo: 'tutti', valori: [] }],
    escludi: [{ tipo: 'figura', valori: ['collaboratore'] }],
  })
  const [none, setNone] = useState<AudienceRules>({ regole: [], escludi: [] })
  return (
    <Family title="Destinatari">
      <AreaProvider area="admin">
        <Specimen state="tutta la rete tranne qualcuno" wide>
          <AudienceInput label="A chi" value={some} onChange={setSome} />
        </Specimen>
        <Specimen state="da scegliere, con errore" wide>
          <AudienceInput label="Destinatari" value={none} onChange={setNone} error="Scegli a chi." />
        </Specimen>
      </AreaProvider>
    </Family>
  )
}
