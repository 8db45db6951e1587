'use client'

import { useState } from 'react'
import type { Receipt } from '@/components/markup/receipt'
import { currentCampaign } from '@/components/site/campaign'
import { AmountField } from '@/components/site/form/amount-field'
import { ConsentBoxes, noConsents } from '@/components/site/form/consent-boxes'
import { ContactFields, noContact } from '@/components/site/form/contact-fields'
import { postTo } from '@/components/site/form/post-to'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { track } from '@/components/site/track'
import { partitaIvaOf } from '@/lib/italian/partita-iva'
import styles from './company-lead-form.module.css'

/** What the calculator of the page knows about the request. */
export type CompanyInput = Record<string, string | number | boolean | null>

interface Props {
  product: 'azienda' | 'leasing'
  input: () => CompanyInput
  onSent: (receipt: Receipt) => void
}

const send = postTo('/leadRequests')
const schema = () => import('./company-lead-schema').then(({ companyLeadSchema }) => companyLeadSchema)
const noCompany = { ragioneSociale: '', partitaIva: '', fatturato: null as number | null }

/** The request of a company: which company, who writes for it, what they agree to. */
export function CompanyLeadForm({ product, input, onSent }: Props) {
  const [company, setCompany] = useState(noCompany)
  const [contact, setContact] = useState(noContact)
  const [consents, setConsents] = useState(noConsents)
  const form = useSiteForm({
    send,
    schema,
    onSent: (receipt) => {
      track('generate_lead', { product })
      onSent(receipt)
    },
  })
  const { errors } = form
  const set = (part: Partial<typeof noCompany>) => setCompany({ ...company, ...part })
  const body = () => {
    const { partitaIva, fatturato, ragioneSociale } = company
    const asked = {
      ...input(),
      ragioneSociale: ragioneSociale.trim(),
      partitaIva: partitaIvaOf(partitaIva) ?? partitaIva,
      ...(fatturato === null ? {} : { fatturato }),
    }
    return { product, contact, input: asked, campaign: currentCampaign(), consents }
  }
  return (
    <SiteForm form={form} body={body} label="Richiesta dell’impresa">
      <TextField
        name="ragioneSociale"
        label="Nome dell’impresa"
        autoComplete="organization"
        required
        value={company.ragioneSociale}
        error={errors['input.ragioneSociale']}
        onChange={(ragioneSociale) => set({ ragioneSociale })}
      />
      <div className={styles.pair}>
        <TextField
          name="partitaIva"
          label="Partita IVA"
          inputMode="numeric"
          required
          value={company.partitaIva}
          error={errors['input.partitaIva']}
          onChange={(partitaIva) => set({ partitaIva })}
        />
        <AmountField
          name="fatturato"
          label="Fatturato dell’ultimo anno"
          unit="€"
          value={company.fatturato}
          error={errors['input.fatturato']}
          onChange={(fatturato) => set({ fatturato })}
        />
      </div>
      <ContactFields value={contact} errors={errors} onChange={setContact} />
      <ConsentBoxes value={consents} errors={errors} onChange={setConsents} />
    </SiteForm>
  )
}
