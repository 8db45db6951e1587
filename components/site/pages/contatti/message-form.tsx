'use client'

import { useState } from 'react'
import { currentCampaign } from '../../campaign'
import { ConsentBoxes, noConsents } from '../../form/consent-boxes'
import { ContactFields, noContact } from '../../form/contact-fields'
import { postTo } from '../../form/post-to'
import { Sent } from '../../form/sent'
import { SiteForm } from '../../form/site-form'
import { TextField } from '../../form/text-field'
import { useSiteForm } from '../../form/use-site-form'
import { track } from '../../track'

interface Props {
  /** The agency whose page this is; without one the message goes to the office. */
  agency?: { id: string; nome: string }
}

const schema = () =>
  import('@/lib/features/leads/contact-requests/schema').then(({ requestSchema }) => requestSchema)

/** A message to us or to one agency, and its receipt in the same place. */
export function MessageForm({ agency }: Props) {
  const [contact, setContact] = useState(noContact)
  const [message, setMessage] = useState('')
  const [consents, setConsents] = useState(noConsents)
  const kind = agency ? 'agenzia' : 'contatto'
  const form = useSiteForm({
    send: postTo('/requests'),
    schema,
    onSent: () => track('contact', { kind }),
  })
  if (form.reply)
    return (
      <Sent title="Messaggio ricevuto">
        Grazie, {contact.nome}. Ti abbiamo inviato una ricevuta a {contact.email}: ti rispondiamo entro un
        giorno lavorativo.
      </Sent>
    )
  const body = () => ({
    kind,
    contact,
    message,
    ...(agency ? { agencyId: agency.id } : {}),
    consents,
    campaign: currentCampaign(),
  })
  return (
    <SiteForm form={form} body={body} label={agency ? `Scrivi a ${agency.nome}` : 'Scrivici'}>
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
      <ContactFields value={contact} errors={form.errors} onChange={setContact} />
      <ConsentBoxes value={consents} errors={form.errors} onChange={setConsents} />
    </SiteForm>
  )
}
