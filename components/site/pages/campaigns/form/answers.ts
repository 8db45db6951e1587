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

const within = (value: number | null, { min, max }: { min: number; max: number }) =>
  value !== null && value >= min && value <= max

/** The furthest step that the answers lead to: a step opens when the one before it is complete. */
export function reachedStep({ importo, durata }: CampaignForm, { bisogno, situazione }: Answers): 1 | 2 | 3 {
  const { chi, entrate, provincia, quando } = situazione
  if (!bisogno.finalita || !within(bisogno.importo, importo) || !within(bisogno.durata, durata)) return 1
  return chi && entrate && provincia && quando ? 3 : 2
}

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
    provincia,
    quando,
    variante,
  }
  return { product, contact, input, campaign: landingCampaign(channel), consents }
}
