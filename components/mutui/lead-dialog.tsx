'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { Dialog } from '@/components/site/dialog'
import { euroText, percentText } from '@/components/site/format'
import { KeySpot } from '@/components/site/illustrations/spots'
import { useFirstInvalid } from '@/components/site/use-first-invalid'
import { CONSENTS, type Consent, emptyLead, type LeadForm } from './lead'
import styles from './lead-dialog.module.css'
import type { Offer } from './offers'
import type { Simulation } from './simulation'
import { useLead } from './use-lead'

interface Props {
  offer: Offer
  simulation: Simulation
  quoteId: string
  onClose: () => void
}

type Text = 'nome' | 'cognome' | 'email' | 'telefono'

const FIELDS: { name: Text; label: string; type: string; autoComplete: string }[] = [
  { name: 'nome', label: 'Nome', type: 'text', autoComplete: 'given-name' },
  { name: 'cognome', label: 'Cognome', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { name: 'telefono', label: 'Telefono', type: 'tel', autoComplete: 'tel' },
]

interface TextFieldProps {
  field: (typeof FIELDS)[number]
  value: string
  error?: string
  onChange: (value: string) => void
}

function TextField({ field, value, error, onChange }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {field.label}
        <span aria-hidden="true"> *</span>
      </label>
      <input
        id={id}
        name={field.name}
        type={field.type}
        autoComplete={field.autoComplete}
        required
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-nota` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error ? (
        <p id={`${id}-nota`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

interface ConsentBoxProps {
  name: Consent
  checked: boolean
  error?: string
  required?: boolean
  children: ReactNode
  onChange: (checked: boolean) => void
}

function ConsentBox({ name, checked, error, required, children, onChange }: ConsentBoxProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.consent}>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error ? (
        <p id={id} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

function Thanks({ codice, onClose }: { codice: string; onClose: () => void }) {
  return (
    <div className={styles.thanks} role="status">
      <KeySpot />
      <p className={styles.code}>
        La tua richiesta è la <strong>{codice}</strong>
      </p>
      <p>
        Ti abbiamo mandato una ricevuta per e-mail, con il confronto che hai visto. Ora la legge un
        consulente: il suo nome ti arriva per e-mail prima che ti chiami.
      </p>
      <button type="button" className="azione-piana" onClick={onClose}>
        Torna alle offerte
      </button>
    </div>
  )
}

/** The feasibility request: who you are, what you agree to, and a receipt. */
export function LeadDialog({ offer, simulation, quoteId, onClose }: Props) {
  const [form, setForm] = useState<LeadForm>(emptyLead)
  const { send, sending, errors, failure, codice } = useLead({ offer, simulation, quoteId })
  const box = useRef<HTMLFormElement>(null)
  const submitted = useFirstInvalid(box, errors)
  const consent = (name: Consent) => ({
    name,
    checked: form.consents[name],
    error: errors[`consents.${name}`],
    onChange: (checked: boolean) => setForm({ ...form, consents: { ...form.consents, [name]: checked } }),
  })

  if (codice) {
    return (
      <Dialog kind="card" title="Richiesta ricevuta" onClose={onClose}>
        <Thanks codice={codice} onClose={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog kind="card" title="Richiedi fattibilità" onClose={onClose}>
      <form
        ref={box}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submitted()
          void send(form)
        }}
      >
        <p className={styles.offer}>
          {offer.bank.nome}, {offer.product.nome}: {euroText(offer.rata)} al mese, TAEG{' '}
          {percentText(offer.taeg)}. Ti diciamo se la banca può accettarla. Non costa nulla e non ti impegna.
        </p>
        <div className={styles.fields}>
          {FIELDS.map((field) => (
            <TextField
              key={field.name}
              field={field}
              value={form[field.name]}
              error={errors[`contact.${field.name}`]}
              onChange={(value) => setForm({ ...form, [field.name]: value })}
            />
          ))}
        </div>
        <div className={styles.consents}>
          <ConsentBox {...consent('privacy')} required>
            Ho letto l’
            <a href="/pagine/privacy-policy" target="_blank" rel="noopener">
              informativa sulla privacy
            </a>
            <span aria-hidden="true"> *</span>
          </ConsentBox>
          <p className={styles.optional}>Questi non servono per la richiesta, decidi tu:</p>
          {(Object.keys(CONSENTS) as (keyof typeof CONSENTS)[]).map((name) => (
            <ConsentBox key={name} {...consent(name)}>
              {CONSENTS[name]}
            </ConsentBox>
          ))}
        </div>
        {failure ? (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        ) : null}
        <button type="submit" className="azione" aria-disabled={sending}>
          {sending ? 'Invio in corso' : 'INVIA'}
        </button>
      </form>
    </Dialog>
  )
}
