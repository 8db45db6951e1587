'use client'

import { useState } from 'react'
import type { Receipt } from '@/components/markup/receipt'
import { currentCampaign } from '../campaign'
import { track } from '../track'
import { ConsentBoxes, noConsents } from './consent-boxes'
import { ContactFields, noContact } from './contact-fields'
import { postTo } from './post-to'
import { SelectField } from './select-field'
import { SiteForm } from './site-form'
import { useSiteForm } from './use-site-form'

/** What the calculator of the page knows about the request. */
export interface LeadDetails {
  input?: Record<string, string | number | boolean | null>
  quoteId?: string
  /** Product of the offer that was chosen. */
  productId?: string
  note?: string
}

interface Props {
  product: 'mutuo' | 'prestito' | 'cdq' | 'azienda' | 'leasing'
  details: () => LeadDetails
  onSent: (receipt: Receipt) => void
  action?: string
  label?: string
  /** The agent whose page this is. */
  agentId?: string
}

/** When the person prefers to be called; kept with the request as it is read here. */
const FASCE = ['9–13', '13–16', '16–19'].map(
  (fascia) => [fascia, `Fra le ${fascia.replace('–', ' e le ')}`] as const,
)

const send = postTo('/leadRequests')
const schema = () => import('@/lib/features/leads/schema').then(({ leadSchema }) => leadSchema)

/** A request about a product: who you are, when to call you, what you agree to. It becomes a leadRequest. */
export function LeadForm({ product, details, onSent, action, label, agentId }: Props) {
  const [contact, setContact] = useState(noContact)
  const [consents, setConsents] = useState(noConsents)
  const [fascia, setFascia] = useState('')
  const form = useSiteForm({
    send,
    schema,
    onSent: (receipt) => {
      track('generate_lead', { product })
      onSent(receipt)
    },
  })
  const body = () => {
    const { input, ...rest } = details()
    const campaign = { ...currentCampaign(), ...(agentId ? { agentId } : {}) }
    const asked = fascia ? { ...input, fasciaOraria: fascia } : input
    return { product, contact, ...rest, ...(asked ? { input: asked } : {}), campaign, consents }
  }
  return (
    <SiteForm form={form} body={body} action={action} label={label}>
      <ContactFields value={contact} errors={form.errors} onChange={setContact} />
      <SelectField
        name="fasciaOraria"
        label="Quando preferisci che ti chiamiamo"
        none="A qualsiasi ora"
        options={FASCE}
        value={fascia}
        onChange={setFascia}
      />
      <ConsentBoxes value={consents} errors={form.errors} onChange={setConsents} />
    </SiteForm>
  )
}
