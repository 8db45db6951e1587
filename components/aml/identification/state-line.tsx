import { StateBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/core/dates'
import type { IdentificazioneDetail } from '@/lib/features/aml/identification/schema'
import classes from './identification.module.css'
import { ClassBadge } from './risk-lines'

const STATES = {
  da_fare: { label: 'Da identificare', tone: 'warn' },
  in_corso: { label: 'In corso', tone: 'info' },
  completata: { label: 'Identificato', tone: 'ok' },
  da_rinnovare: { label: 'Scaduta', tone: 'bad' },
} as const

/** Where an identification stands, in a line. */
export function StateLine({ detail }: { detail: IdentificazioneDetail }) {
  const { stato, classe, completataAt, completataDa, scadeIl, entroIl, blocca } = detail
  return (
    <div className={classes.head}>
      <StateBadge {...STATES[stato]} />
      {classe && <ClassBadge classe={classe} />}
      {completataAt && (
        <p className={classes.soft}>
          Completata il {formatDay(new Date(completataAt))} da {completataDa}
          {scadeIl && `; vale fino al ${formatDay(scadeIl)}`}.
        </p>
      )}
      {blocca && <p className={classes.warn}>Senza, la pratica non va alla banca.</p>}
      {!blocca && !completataAt && entroIl && (
        <p className={classes.soft}>
          Da fare entro il {formatDay(entroIl)}: fino ad allora la pratica può andare avanti.
        </p>
      )}
    </div>
  )
}
