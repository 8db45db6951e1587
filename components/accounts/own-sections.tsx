'use client'

import { useState } from 'react'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import type { OwnConsents } from '@/lib/consents/schema'
import type { OwnProfile } from '@/lib/features/accounts/schema'
import { ConsentsPanel } from './consents-panel'
import { EmailPanel } from './email-panel'
import { ProfilePanel } from './profile-panel'

/** What a client alone has in the settings: where they can be reached, and what they allow. */
export function OwnSections({ profile: first, consents }: { profile: OwnProfile; consents: OwnConsents }) {
  // Both forms are about one record: each has to know the version that the other has made.
  const [profile, setProfile] = useState(first)
  return (
    <>
      <Section title="Recapiti" description="Qui ti chiamiamo e ti scriviamo per la tua pratica.">
        <ProfilePanel profile={profile} onSaved={setProfile} />
      </Section>
      <Section title="Codice fiscale" description="Lo corregge chi ti segue.">
        <Facts
          none="Non lo abbiamo ancora: lo aggiunge chi ti segue."
          rows={[['Codice fiscale', profile.codiceFiscale]]}
        />
      </Section>
      <Section title="Indirizzo e-mail" description="È quello con cui accedi e su cui ti scriviamo.">
        <EmailPanel email={profile.email} pendingEmail={profile.pendingEmail} onAsked={setProfile} />
      </Section>
      <Section
        title="Consensi"
        description="Puoi darli e ritirarli quando vuoi. L’uso dei tuoi dati serve finché hai una pratica aperta; gli altri sono facoltativi, senza conseguenze sulla pratica."
      >
        <ConsentsPanel consents={consents} />
      </Section>
    </>
  )
}
