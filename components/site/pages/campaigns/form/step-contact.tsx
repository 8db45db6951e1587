'use client'

import { ConsentBoxes } from '@/components/site/form/consent-boxes'
import { ContactFields } from '@/components/site/form/contact-fields'
import { SiteForm } from '@/components/site/form/site-form'
import { useSiteForm } from '@/components/site/form/use-site-form'
import type { Canale, Variante } from '@/lib/features/campaigns/schema'
import { api } from '@/lib/http/client'
import { shownVariant } from '../variant'
import { leadBody } from './answers'
import { clearDraft } from './draft'
import type { StepProps } from './step-types'

type Props = Omit<StepProps, 'onDone'> & { channel: Canale; varianti: readonly Variante[] }

const schema = () => import('@/lib/features/leads/schema').then(({ leadSchema }) => leadSchema)

/** Last step: whom to call, and what they agree to. The thank-you page opens only for the sender. */
export function StepContact({ form: questions, answers, onChange, channel, varianti }: Props) {
  const { product } = questions
  const form = useSiteForm<{ url: string }>({
    send: async (body, headers) => {
      const { _id: leadId } = await api.post('/leadRequests', body, { headers })
      return api.post('/campaigns/thanks', { leadId, product, channel }, { headers })
    },
    schema,
    onSent: ({ url }) => {
      clearDraft()
      location.assign(url)
    },
  })
  const body = () => leadBody(questions, answers, { channel, variante: shownVariant(varianti) })
  return (
    <SiteForm form={form} body={body} action="Invia" label="I tuoi recapiti">
      <ContactFields
        value={answers.contact}
        errors={form.errors}
        onChange={(contact) => onChange({ contact })}
      />
      <ConsentBoxes
        value={answers.consents}
        errors={form.errors}
        onChange={(consents) => onChange({ consents })}
      />
    </SiteForm>
  )
}
