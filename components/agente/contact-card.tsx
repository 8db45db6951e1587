import type { ReactNode } from 'react'
import type { PublicAgent } from '@/lib/features/agents/schema'
import { phoneHref, phoneText, whatsappHref } from '@/lib/italian/phone-text'
import styles from './contact-card.module.css'
import { Portrait } from './portrait'

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The plate beside the door: who it is and how to reach them. */
export function ContactCard({ agent }: { agent: PublicAgent }) {
  const { telefono, whatsapp, email, oamNumber } = agent
  return (
    <div className={styles.plate}>
      <Portrait agent={agent} />
      <dl className={styles.lines}>
        {telefono ? (
          <Line label="Telefono">
            <a href={phoneHref(telefono)} className={styles.number}>
              {phoneText(telefono)}
            </a>
          </Line>
        ) : null}
        {whatsapp ? (
          <Line label="WhatsApp">
            <a href={whatsappHref(whatsapp)} rel="noopener">
              Scrivi un messaggio
            </a>
          </Line>
        ) : null}
        <Line label="E-mail">
          <a href={`mailto:${email}`}>{email}</a>
        </Line>
        {oamNumber ? (
          <Line label="Elenco OAM">
            <span className={styles.number}>n. {oamNumber}</span>
          </Line>
        ) : null}
      </dl>
    </div>
  )
}
