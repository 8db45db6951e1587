'use client'

import { PageHeader } from '@/components/data/page/page-header'
import { CardTable } from '@/components/data/table/card-table'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { formatDay, formatInstant } from '@/lib/core/dates'
import { wholeEuroText } from '@/lib/core/money'
import { STATI_LEAD } from '@/lib/features/leads/schema'
import type { ListingDetail } from '@/lib/features/partners/listing'
import { ListingRate } from './listing-rate'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A listing as the partner sent it, the instalment that it would take, and who asked because of it. */
export function ListingPage({ annuncio, richieste }: ListingDetail) {
  const { prezzo, mq, url, attivo } = annuncio
  return (
    <>
      <PageHeader
        title={text(annuncio.titolo)}
        badge={
          <StateBadge
            label={attivo ? 'Attivo' : 'Non attivo'}
            tone={attivo ? 'ok' : 'neutral'}
            shape="ring"
          />
        }
        primary={text(url) && <Button href={text(url)}>APRI L’ANNUNCIO</Button>}
      />
      <Section title="Annuncio">
        <Facts
          rows={[
            ['Comune', [text(annuncio.comune), text(annuncio.provincia)].filter(Boolean).join(' · ')],
            ['Prezzo', wholeEuroText(Number(prezzo))],
            ['Superficie', typeof mq === 'number' ? `${mq} m²` : ''],
            ['Classe energetica', text(annuncio.classe)],
            ['Scade', text(annuncio.scadeIl) && formatDay(text(annuncio.scadeIl))],
            ['Arrivato', formatInstant(text(annuncio.createdAt))],
            ['Id del partner', text(annuncio.externalId)],
          ]}
        />
      </Section>
      <Section title="Rata">
        <ListingRate prezzo={Number(prezzo)} />
      </Section>
      <Section title="Richieste" flush>
        <Requests richieste={richieste} />
      </Section>
    </>
  )
}

function Requests({ richieste }: Pick<ListingDetail, 'richieste'>) {
  if (richieste.length === 0)
    return (
      <Text py="sm" px="md" c="dimmed">
        Nessuna richiesta da questo annuncio.
      </Text>
    )
  return (
    <CardTable label="Richieste da questo annuncio">
      <TableHead heads={['Richiesta', 'Codice', 'Stato', 'Arrivata']} />
      <tbody>
        {richieste.map(({ _id, codice, nome, cognome, stato, createdAt }) => (
          <tr key={_id}>
            <th scope="row">
              <IntentLink href={`/admin/feeds/leadRequests/${_id}`}>{`${cognome} ${nome}`}</IntentLink>
            </th>
            <td data-label="Codice">{codice}</td>
            <td data-label="Stato">{STATI_LEAD[stato].label}</td>
            <td data-label="Arrivata">{formatInstant(createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </CardTable>
  )
}
