import type { ReactNode } from 'react'
import { phoneHref, phoneText, whatsappHref } from '@/lib/italian/phone-text'

interface Props {
  contact: {
    telefono: string | null
    email: string
    whatsapp?: string | null
    oamNumber?: string | null
  }
  /** Inside another page: what leaves it opens in a tab of its own. */
  framed?: boolean
  className?: string
  numberClass?: string
}

/** The ways to reach a person or the company, and the person's number in the register. */
export function ContactLines({ contact, framed, className, numberClass }: Props) {
  const { telefono, whatsapp, email, oamNumber } = contact
  return (
    <dl className={className}>
      {telefono ? (
        <Line label="Telefono">
          <a href={phoneHref(telefono)} className={numberClass}>
            {phoneText(telefono)}
          </a>
        </Line>
      ) : null}
      {whatsapp ? (
        <Line label="WhatsApp">
          <a href={whatsappHref(whatsapp)} target={framed ? '_blank' : undefined} rel="noopener">
            Scrivi un messaggio
          </a>
        </Line>
      ) : null}
      {email ? (
        <Line label="E-mail">
          <a href={`mailto:${email}`}>{email}</a>
        </Line>
      ) : null}
      {oamNumber ? (
        <Line label="Elenco OAM">
          <span className={numberClass}>n. {oamNumber}</span>
        </Line>
      ) : null}
    </dl>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
