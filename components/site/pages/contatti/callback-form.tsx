'use client'

import { useState } from 'react'
import { dayText } from '@/components/markup/format'
import type { Span } from '@/lib/italian/opening-hours'
import { currentCampaign } from '../../campaign'
import { ConsentBoxes, noConsents } from '../../form/consent-boxes'
import { ContactFields, noContact } from '../../form/contact-fields'
import { postTo } from '../../form/post-to'
import { Sent } from '../../form/sent'
import { SiteForm } from '../../form/site-form'
import { TextField } from '../../form/text-field'
import { useSiteForm } from '../../form/use-site-form'
import { track } from '../../track'
import { noSlot, type Slot, SlotPicker } from './slot-picker'
import { useNow } from './use-now'

const schema = () =>
  import('@/lib/features/leads/contact-requests/schema').then(({ requestSchema }) => requestSchema)

const when = ({ giorno, fascia }: Slot) =>
  giorno ? `il ${dayText(giorno)} fra le ${fascia.replace('-', ' e le ')}` : 'appena possibile'

/** A call-back: when, who, and about what if they like. */
export function CallbackForm({ orari }: { orari: Span[] }) {
  const now = useNow()
  const [slot, setSlot] = useState(noSlot)
  const [contact, setContact] = useState(noContact)
  const [message, setMessage] = useState('')
  const [consents, setConsents] = useState(noConsents)
  const form = useSiteForm({
    send: postTo('/requests'),
    schema,
    onSent: () => track('contact', { kind: 'richiamata' }),
  })
  if (form.reply)
    return (
      <Sent title="Richiamata prenotata">
        Grazie, {contact.nome}. Ti chiamiamo {when(slot)}, al numero {contact.telefono}. Il promemoria è nella
        tua posta, a {contact.email}.
      </Sent>
    )
  const body = () => ({
    kind: 'richiamata',
    contact,
    ...(orari.length > 0 ? { dettagli: slot } : {}),
    message,
    consents,
    campaign: { ...currentCampaign(), channel: 'numeroverde' },
  })
  return (
    <SiteForm form={form} body={body} action="Chiamatemi" label="Richiesta di richiamata">
      <SlotPicker orari={orari} now={now} value={slot} errors={form.errors} onChange={setSlot} />
      <ContactFields value={contact} errors={form.errors} onChange={setContact} />
      <TextField
        name="message"
        label="Di che cosa parliamo"
        hint="Se vuoi: così chi ti chiama arriva preparato."
        rows={3}
        maxLength={2000}
        value={message}
        error={form.errors.message}
        onChange={setMessage}
      />
      <ConsentBoxes value={consents} errors={form.errors} onChange={setConsents} />
    </SiteForm>
  )
}
