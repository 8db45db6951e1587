import { IntentLink } from '@/components/ui/intent-link'
import { Stack, Text } from '@/components/ui/layout'
import { formatInstant } from '@/lib/core/dates'
import { MOTIVI, type Registro } from '@/lib/features/leads/perc-leads/schema'
import classes from './perc-leads.module.css'

/** The last requests of a group: to whom, when and why. */
export function LastLeads({ ultime }: Pick<Registro, 'ultime'>) {
  return (
    <div>
      <Text component="h3" mb="xs" fz="sm" fw={600}>
        Ultime richieste
      </Text>
      {ultime.length === 0 && (
        <Text c="dimmed" fz="xs">
          Ancora nessuna in questa epoca.
        </Text>
      )}
      <Stack component="ol" gap="xs" mah={360} fz="row" className={classes.recent}>
        {ultime.map(({ _id, leadId, codice, at, agente, motivo, contata }) => (
          <li key={_id} data-away={!contata || undefined}>
            <IntentLink href={`/admin/feeds/leadRequests/${leadId}`}>{codice}</IntentLink> a{' '}
            <strong>{agente}</strong>
            <Text component="small" display="block" c="dimmed" fz="xs">
              {formatInstant(at)} · {MOTIVI[motivo]}
              {!contata && ' · poi tolta, non conta'}
            </Text>
          </li>
        ))}
      </Stack>
    </div>
  )
}
