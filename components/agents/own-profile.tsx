'use client'

import { useState } from 'react'
import { Section } from '@/components/ui/section'
import type { OwnAgent } from '@/lib/features/agents/own-schema'
import { AbsencePanel } from './absence-panel'
import { ProfilePanel } from './profile-panel'

type Person = { nome: string; cognome: string; figura: string }

/** What agents say of themselves and when they are away: one record, so that both forms know its version. */
export function OwnAgentSections({ initial, person }: { initial: OwnAgent; person: Person }) {
  const [own, setOwn] = useState(initial)
  return (
    <>
      <Section
        title="Profilo"
        description={
          own.slug ? (
            <>
              È quello che si legge nella{' '}
              <a href={`/agente/${own.slug}`} target="_blank" rel="noopener">
                tua pagina sul sito
              </a>{' '}
              e nella rubrica dei colleghi.
            </>
          ) : (
            'È quello che i colleghi leggono in rubrica. La tua pagina non è ancora sul sito: la pubblica la sede.'
          )
        }
      >
        <ProfilePanel own={own} person={person} onSaved={setOwn} />
      </Section>
      <Section
        title="Assenza"
        description="I colleghi la vedono in rubrica, con il nome e il telefono di chi ti sostituisce."
      >
        <AbsencePanel own={own} onSaved={setOwn} />
      </Section>
    </>
  )
}
