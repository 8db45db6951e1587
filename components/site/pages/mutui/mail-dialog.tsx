'use client'

import { useState } from 'react'
import { PrivacyWords } from '@/components/markup/consents'
import type { Filtro } from '@/components/markup/mortgage-offers'
import { Dialog } from '@/components/site/dialog'
import { CheckBox } from '@/components/site/form/check-box'
import { postTo } from '@/components/site/form/post-to'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { track } from '@/components/site/track'
import styles from '../../offers/lead-dialog.module.css'

const schema = () => import('@/lib/features/quotes/schema').then(({ quoteMailSchema }) => quoteMailSchema)

type MailedQuote = { quoteId: string; filtro: Filtro }

function MailForm({ quoteId, filtro, onSent }: MailedQuote & { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('')
  const [privacy, setPrivacy] = useState(false)
  const form = useSiteForm({
    send: postTo(`/quotes/${quoteId}/email`),
    schema,
    onSent: () => {
      track('quote_mailed')
      onSent(email)
    },
  })
  const tasso = filtro === 'tutti' ? undefined : filtro
  const body = () => ({ email: email.trim(), tasso, consents: { privacy } })
  return (
    <SiteForm form={form} body={body}>
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        required
        value={email}
        error={form.errors.email}
        onChange={setEmail}
      />
      <CheckBox
        name="privacy"
        required
        checked={privacy}
        error={form.errors['consents.privacy']}
        onChange={setPrivacy}
      >
        <PrivacyWords />
      </CheckBox>
    </SiteForm>
  )
}

/** The comparison that is shown, by e-mail: one address, one message. */
export function MailDialog({ onClose, ...quote }: MailedQuote & { onClose: () => void }) {
  const [sentTo, setSentTo] = useState('')
  return (
    <Dialog kind="card" title="Il confronto per e-mail" onClose={onClose}>
      <div className={styles.request}>
        {sentTo ? (
          <div className={styles.thanks} role="status">
            <p>
              Se l’indirizzo <strong>{sentTo}</strong> è giusto, il messaggio è in arrivo: dentro ci sono il
              link e il PDF.
            </p>
            <button type="button" className="azione-piana" onClick={onClose}>
              Torna alle offerte
            </button>
          </div>
        ) : (
          <>
            <p className={styles.offer}>
              Ti inviamo il link per riaprire il confronto e il PDF da conservare. Usiamo l’indirizzo solo per
              questo.
            </p>
            <MailForm {...quote} onSent={setSentTo} />
          </>
        )}
      </div>
    </Dialog>
  )
}
