import { CardTable } from '@/components/data/table/card-table'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { type Day, formatDay } from '@/lib/core/dates'
import type { Compliance, DueQueue, TextGroup } from '@/lib/features/compliance/schema'
import { stateOf } from './due-state'

type Props = { data: Compliance }

/** What is due, late or missing, by person and case, with the place where one does something about it. */
export function Dues({ data: { oggi, scadenze } }: Props) {
  return scadenze.map((queue) => (
    <Section
      key={queue.name}
      title={queue.titolo}
      flush={queue.total > 0}
      actions={
        queue.total > 0 && (
          <IntentLink href={queue.tutti} aria-label={`${queue.titolo}: tutti`}>
            Tutti ({queue.total})
          </IntentLink>
        )
      }
    >
      {queue.total === 0 ? (
        <Text c="dimmed" fz="xs">
          {queue.vuoto}
        </Text>
      ) : (
        <Queue queue={queue} today={oggi} />
      )}
    </Section>
  ))
}

/** What is due of one kind, a row each. */
export function Queue({ queue: { titolo, items }, today }: { queue: DueQueue; today: Day }) {
  return (
    <CardTable label={titolo}>
      <TableHead heads={['Chi', 'Che cosa', 'Entro', 'Stato']} />
      <tbody>
        {items.map(({ key, chi, che, entro, href }) => (
          <tr key={key}>
            <th scope="row" data-label="Chi">
              <IntentLink href={href}>{chi}</IntentLink>
            </th>
            <td data-label="Che cosa">{che}</td>
            <td data-label="Entro">{entro ? formatDay(entro) : '—'}</td>
            <td data-label="Stato">
              <StateBadge {...stateOf(entro, today)} />
            </td>
          </tr>
        ))}
      </tbody>
    </CardTable>
  )
}

/** The texts that are in force, and since when; what the law asks for and nobody has published is marked. */
export function TextsInForce({ data: { testi } }: Props) {
  return (
    <Section title="Testi in vigore" description="Ogni versione di prima sta nella sua cronologia." flush>
      <CardTable label="Testi in vigore">
        <TableHead heads={['Testo', 'Dove', 'In vigore dal']} />
        <tbody>{testi.flatMap((group) => group.items.map((text) => rowOf(group, text)))}</tbody>
      </CardTable>
    </Section>
  )
}

const rowOf = ({ name, titolo }: TextGroup, { testo, dal, href, manca }: TextGroup['items'][number]) => (
  <tr key={`${name} ${testo}`}>
    <th scope="row" data-label="Testo">
      <IntentLink href={href}>{testo}</IntentLink>
    </th>
    <td data-label="Dove">{titolo}</td>
    <td data-label="In vigore dal">
      {manca ? <StateBadge label="non pubblicato" tone="bad" /> : dal ? formatDay(dal) : 'sempre'}
    </td>
  </tr>
)
