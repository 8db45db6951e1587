import { Section } from '@/components/shell/section'
import type { OwnProfile } from '@/lib/features/accounts/schema'
import type { OwnConsents } from '@/lib/features/consents/schema'
import { ConsentsPanel } from './consents-panel'
import { ProfilePanel } from './profile-panel'

/** What a client alone has in the settings: where they can be reached, and what they allow. */
export function OwnSections({ profile, consents }: { profile: OwnProfile; consents: OwnConsents }) {
  return (
    <>
      <Section title="Recapiti" description="Qui ti chiamiamo e ti scriviamo per la tua pratica.">
        <ProfilePanel profile={profile} />
      </Section>
      <Section
        title="Consensi"
        description="Sono facoltativi: puoi darli e ritirarli quando vuoi, senza conseguenze sulla pratica."
      >
        <ConsentsPanel consents={consents} />
      </Section>
    </>
  )
}
