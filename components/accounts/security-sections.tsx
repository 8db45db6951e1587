'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Section } from '@/components/ui/section'
import type { Area } from '@/lib/http/client'
import { PasswordForm } from './password-form'
import { SecondFactorSection, secondFactorKey } from './second-factor-section'
import { SessionsPanel, sessionsKey } from './sessions-panel'
import { TOTP_ANCHOR } from './totp-anchor'
import { TotpPanel } from './totp-panel'

/** What the settings of every area have: password, second factor (`totp` null: there is none), devices. */
export function SecuritySections({ area, totp }: { area: Area; totp: boolean | null }) {
  const queries = useQueryClient()
  return (
    <>
      <Section title="Password">
        <PasswordForm
          area={area}
          onChanged={() => queries.invalidateQueries({ queryKey: sessionsKey(area) })}
        />
      </Section>
      {totp !== null && area !== 'client' && (
        <div id={TOTP_ANCHOR}>
          <Section title="Verifica in due passaggi">
            <TotpPanel
              area={area}
              enabled={totp}
              onChanged={() => void queries.invalidateQueries({ queryKey: secondFactorKey(area) })}
            />
          </Section>
          <SecondFactorSection area={area} />
        </div>
      )}
      <Section
        title="Dispositivi collegati"
        description="Se non ne riconosci uno, disconnettilo e cambia la password."
      >
        <SessionsPanel area={area} />
      </Section>
    </>
  )
}
