'use client'

import { ContextCard } from '@/components/data/record/record-layout'
import { ContactedButton } from '@/components/leads/contact-requests/contacted-button'
import { formatInstant } from '@/lib/core/dates'
import { preferenceText } from '@/lib/features/leads/contact-requests/appointment-schema'
import { useCase } from './case-context'
import classes from './context.module.css'

/** What the clients of the case have asked for and nobody has answered. */
export function AppointmentCard() {
  const { appuntamenti } = useCase().pratica
  if (appuntamenti.length === 0) return null
  return (
    <ContextCard title="Chiede un appuntamento">
      <ul className={classes.list}>
        {appuntamenti.map((one) => (
          <li key={one._id}>
            <p className={classes.name}>
              {one.nome} {one.cognome} <span className={classes.soft}>{formatInstant(one.createdAt)}</span>
            </p>
            <p className={classes.fine}>{preferenceText(one.dettagli)}</p>
            {one.nota && <p className={classes.fine}>«{one.nota}»</p>}
            {one.rispondibile && <ContactedButton request={one} />}
          </li>
        ))}
      </ul>
    </ContextCard>
  )
}
