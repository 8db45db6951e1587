import { landingCampaign } from '@/components/site/campaign'
import { type Consents, noConsents } from '@/components/site/form/consent-boxes'
import { type Contact, noContact } from '@/components/site/form/contact-fields'
import type { Canale, Variante } from '@/lib/features/campaigns/schema'
import type { CampaignForm } from '../content/types'

/** What the person has answered so far; going back changes nothing of it. */
export interface Answers {
  bisogno: { finalita: string; importo: number | null; durata: number | null }
  situazione: { chi: string; entrate: number | null; provincia: string; quando: string }
  contact: Contact
  consents: Consents
}

export const noAnswers = ({ importo, durata }: CampaignForm): Answers => ({
  bisogno: { finalita: '', importo: importo.start, durata: durata.start },
  situazione: { chi: '', entrate: null, provincia: '', quando: '' },
  contact: noContact,
  consents: noConsents,
})

/** The body of POST /leadRequests: the answers under the names that a lead gives them, and where they come from. */
export function leadBody(
  { product, chi, entrate }: CampaignForm,
  { bisogno, situazione, contact, consents }: Answers,
  { channel, variante }: { channel: Canale; variante: Variante },
) {
  const { provincia, quando } = situazione
  const input = {
    ...bisogno,
    [chi.name]: situazione.chi,
    [entrate.name]: situazione.entrate,
    ...{ provincia, quando, variante },
  }
  return { product, contact, input, campaign: landingCampaign(channel), consents }
}
