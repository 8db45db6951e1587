'use client'

import { useState } from 'react'
import { currentCampaign } from '@/components/site/campaign'
import { AmountField } from '@/components/site/form/amount-field'
import { ConsentBoxes, noConsents } from '@/components/site/form/consent-boxes'
import { ContactFields, noContact } from '@/components/site/form/contact-fields'
import { postTo } from '@/components/site/form/post-to'
import { SelectField } from '@/components/site/form/select-field'
import { Sent } from '@/components/site/form/sent'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { IntercomSpot } from '@/components/site/illustrations/spots'
import { track } from '@/components/site/track'

interface Props {
  agentId: string
  nome: string
  /** Purposes of a business loan with their labels. */
  finalita: readonly (readonly [string, string])[]
}

const schema = () => import('@/lib/features/agents/schema').then(({ companyLeadSchema }) => companyLeadSchema)

const noCompany = { ragioneSociale: '', finalita: '', importo: null as number | null }

/** A company's request to this agent: it becomes a lead with the company's name. */
export function CompanyForm({ agentId, nome, finalita }: Props) {
  const [company, setCompany] = useState(noCompany)
  const [contact, setContact] = useState(noContact)
  const [consents, setConsents] = useState(noConsents)
  const form = useSiteForm({
    send: postTo('/leadRequests'),
    schema,
    onSent: () => track('generate_lead', { product: 'azienda' }),
  })
  if (form.reply) {
    return (
      <Sent picture={<IntercomSpot />} title={`La tua richiesta è la ${form.reply.codice}`}>
        È già nell’area di {nome}, che ti chiama{form.reply.chiamata ? ` ${form.reply.chiamata}` : ''}.
        Abbiamo inviato la ricevuta a {contact.email}.
      </Sent>
    )
  }
  const body = () => ({
    product: 'azienda',
    contact,
    input: {
      ragioneSociale: company.ragioneSociale,
      ...(company.finalita ? { finalita: company.finalita } : {}),
      ...(company.importo === null ? {} : { importo: company.importo }),
    },
    campaign: { ...currentCampaign(), agentId },
    consents,
  })
  return (
    <SiteForm form={form} body={body} label="Richiesta per un’azienda">
      <TextField
        name="ragioneSociale"
        label="Nome dell’azienda"
        autoComplete="organization"
        required
        maxLength={120}
        value={company.ragioneSociale}
        error={form.errors['input.ragioneSociale']}
        onChange={(ragioneSociale) => setCompany({ ...company, ragioneSociale })}
      />
      <SelectField
        name="finalita"
        label="A che cosa serve"
        none="Ne parliamo a voce"
        options={finalita}
        value={company.finalita}
        onChange={(chosen) => setCompany({ ...company, finalita: chosen })}
      />
      <AmountField
        name="importo"
        label="Quanto serve, all’incirca"
        unit="€"
        value={company.importo}
        error={form.errors['input.importo']}
        onChange={(importo) => setCompany({ ...company, importo })}
      />
      <ContactFields value={contact} errors={form.errors} onChange={setContact} />
      <ConsentBoxes value={consents} errors={form.errors} onChange={setConsents} />
    </SiteForm>
  )
}
