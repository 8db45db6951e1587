import Link from 'next/link'
import { ContactLinks } from '@/components/data/contact-links'
import { LeadActions } from '@/components/leads/lead-actions'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { formatInstant } from '@/lib/core/dates'
import { formatEuro, toCents } from '@/lib/core/money'
import { PRODOTTI } from '@/lib/features/bank-products/schema'
import type { LeadToWork } from '@/lib/features/dashboard/types'
import { CASES, LEADS } from './paths'
import classes from './work-list.module.css'

function Line({ lead }: { lead: LeadToWork }) {
  const { _id, nome, cognome, telefono, product, importo, createdAt, appuntamentoAt } = lead
  const what = [PRODOTTI[product], importo !== null && formatEuro(toCents(importo))]
    .filter(Boolean)
    .join(', ')
  const when = appuntamentoAt
    ? `appuntamento il ${formatInstant(appuntamentoAt)}`
    : `arrivata il ${formatInstant(createdAt)}`
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Link href={`${LEADS}/${_id}`} className={classes.title}>
          {nome} {cognome}
        </Link>
        <span className={classes.soft}>
          {what} · {when}
        </span>
        <ContactLinks telefono={telefono} whatsapp />
      </div>
      <LeadActions lead={lead} casePage={CASES} />
    </li>
  )
}

/** Who to call, with the telephone and the next step at hand. */
export function LeadsToWork({ richieste }: { richieste: readonly LeadToWork[] }) {
  if (richieste.length === 0)
    return (
      <EmptyState
        title="Nessuna richiesta da lavorare"
        action={<Button href={CASES}>VAI ALLE PRATICHE</Button>}
      >
        Quando te ne arriva una, la vedi qui senza ricaricare la pagina.
      </EmptyState>
    )
  return (
    <ul className={classes.list}>
      {richieste.map((lead) => (
        <Line key={lead._id} lead={lead} />
      ))}
    </ul>
  )
}
