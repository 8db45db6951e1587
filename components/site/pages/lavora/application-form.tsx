'use client'

import { useState } from 'react'
import { currentCampaign } from '../../campaign'
import { ConsentBoxes, noConsents } from '../../form/consent-boxes'
import { ContactFields, noContact } from '../../form/contact-fields'
import { SelectField } from '../../form/select-field'
import { Sent } from '../../form/sent'
import { SiteForm } from '../../form/site-form'
import { TextField } from '../../form/text-field'
import { useSiteForm } from '../../form/use-site-form'
import { track } from '../../track'
import { CvField } from './cv-field'
import { cvProblem } from './cv-problem'
import { sendApplication } from './send-application'

/** For those who fit none of the positions, or when there are none. */
const OPEN = 'Candidatura spontanea'

const schema = () =>
  import('@/lib/features/leads/contact-requests/schema').then(({ requestSchema }) => requestSchema)

/** An application: for what, who, a few words, the CV. */
export function ApplicationForm({ positions }: { positions: string[] }) {
  const [posizione, setPosizione] = useState(positions.length > 0 ? '' : OPEN)
  const [contact, setContact] = useState(noContact)
  const [message, setMessage] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [consents, setConsents] = useState(noConsents)
  const problem = file && cvProblem(file)
  const form = useSiteForm<{ _id: string }>({
    send: (body, headers) => sendApplication(body, file, headers),
    schema,
    onSent: () => track('contact', { kind: 'candidatura' }),
  })
  if (form.reply)
    return (
      <Sent title="Candidatura ricevuta">
        Grazie, {contact.nome}. Leggiamo ogni candidatura e rispondiamo comunque entro due settimane a{' '}
        {contact.email}.
      </Sent>
    )
  const body = () => ({
    kind: 'candidatura',
    contact,
    dettagli: { posizione },
    message,
    consents,
    campaign: currentCampaign(),
  })
  return (
    <SiteForm form={form} body={body} label="Candidatura">
      <SelectField
        name="posizione"
        label="Per quale posizione"
        none="Scegli"
        required
        options={[...positions, OPEN].map((name) => [name, name] as const)}
        value={posizione}
        error={form.errors['dettagli.posizione']}
        onChange={setPosizione}
      />
      <ContactFields value={contact} errors={form.errors} onChange={setContact} />
      <TextField
        name="message"
        label="Due righe su di te"
        rows={4}
        maxLength={2000}
        value={message}
        error={form.errors.message}
        onChange={setMessage}
      />
      <CvField file={file} error={problem ?? form.errors.file} onChange={setFile} />
      <ConsentBoxes value={consents} errors={form.errors} onChange={setConsents} />
    </SiteForm>
  )
}
