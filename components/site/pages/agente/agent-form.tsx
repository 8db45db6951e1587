'use client'

import { useState } from 'react'
import { currentCampaign } from '@/components/site/campaign'
import { ConsentBoxes, noConsents } from '@/components/site/form/consent-boxes'
import { ContactFields, noContact } from '@/components/site/form/contact-fields'
import { postTo } from '@/components/site/form/post-to'
import { Sent } from '@/components/site/form/sent'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { IntercomSpot } from '@/components/site/illustrations/spots'
import { track } from '@/components/site/track'

const schema = () =>
  import('@/lib/features/leads/contact-requests/schema').then(({ requestSchema }) => requestSchema)

/** A message that goes to this agent and to nobody else. */
export function AgentForm({ agentId, nome }: { agentId: string; nome: string }) {
  const [contact, setContact] = useState(noContact)
  const [message, setMessage] = useState('')
  const [consents, setConsents] = useState(noConsents)
  const form = useSiteForm({
    send: postTo('/requests'),
    schema,
    onSent: () => track('contact_agent'),
  })
  if (form.reply) {
    return (
      <Sent picture={<IntercomSpot />} title="Messaggio inviato">
        {nome} lo trova già nella sua area. Ti abbiamo inviato una copia a {contact.email}.
      </Sent>
    )
  }
  const body = () => ({ kind: 'contatto', contact, message, agentId, consents, campaign: currentCampaign() })
  return (
    <SiteForm form={form} body={body} label={`Scrivi un messaggio: ${nome}`}>
      <ContactFields value={contact} errors={form.errors} onChange={setContact} />
      <TextField
        name="message"
        label="Di che cosa hai bisogno"
        rows={5}
        maxLength={2000}
        required
        value={message}
        error={form.errors.message}
        onChange={setMessage}
      />
      <ConsentBoxes value={consents} errors={form.errors} onChange={setConsents} />
    </SiteForm>
  )
}
