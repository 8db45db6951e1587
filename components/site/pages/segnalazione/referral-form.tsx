'use client'

import { useState } from 'react'
import { ConsentBoxes, noConsents } from '@/components/site/form/consent-boxes'
import { postTo } from '@/components/site/form/post-to'
import { Sent } from '@/components/site/form/sent'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { IntercomSpot } from '@/components/site/illustrations/spots'
import { track } from '@/components/site/track'
import type { Partner } from '@/lib/features/leads/segnalazioni/schema'
import { noPerson, PersonFields, personBody } from './person-fields'
import styles from './referral-form.module.css'

interface Props {
  agentId: string
  nome: string
  partner?: Partner
  /** Heading above the other person's fields. */
  who: string
}

const schema = () =>
  import('@/lib/features/leads/segnalazioni/schema').then(({ segnalazioneSchema }) => segnalazioneSchema)

/** Who you are, whom you present: the agent hears of it, the other person decides. */
export function ReferralForm({ agentId, nome, partner, who }: Props) {
  const [from, setFrom] = useState(noPerson)
  const [to, setTo] = useState(noPerson)
  const [note, setNote] = useState('')
  const [consents, setConsents] = useState(noConsents)
  const form = useSiteForm({
    send: postTo('/segnalazioni'),
    schema,
    onSent: () => track('referral', { partner: partner ?? 'sito' }),
  })
  if (form.reply) {
    return (
      <Sent picture={<IntercomSpot />} title={`Grazie. Il tuo codice è ${form.reply.codice}`}>
        Te lo abbiamo inviato anche a {from.email}.{' '}
        {to.email
          ? `Ora chiediamo a ${to.nome} se vuole essere chiamata.`
          : `Nella ricevuta trovi il link da inoltrare a ${to.nome}: senza il suo sì non chiamiamo.`}{' '}
        <a href="/segnalazione/esito">Qui vedi come procede</a>.
      </Sent>
    )
  }
  const body = () => ({
    agentId,
    ...(partner ? { partner } : {}),
    segnalante: personBody(from),
    segnalato: personBody(to),
    ...(note.trim() ? { note } : {}),
    consents,
  })
  return (
    <SiteForm form={form} body={body} label={`Presenta una persona: ${nome}`}>
      <fieldset className={styles.group}>
        <legend>{who}</legend>
        <PersonFields path="segnalato" value={to} errors={form.errors} onChange={setTo} />
        <TextField
          name="note"
          label="Qualcosa da sapere"
          hint="Per esempio quando è meglio chiamare. Niente notizie sulla salute o sui debiti."
          rows={3}
          maxLength={1000}
          value={note}
          error={form.errors.note}
          onChange={setNote}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Tu</legend>
        <PersonFields path="segnalante" value={from} errors={form.errors} onChange={setFrom} />
      </fieldset>
      <ConsentBoxes value={consents} errors={form.errors} onChange={setConsents} />
    </SiteForm>
  )
}
