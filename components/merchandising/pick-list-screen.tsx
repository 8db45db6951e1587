import { PageHeader } from '@/components/data/page/page-header'
import { CardTable } from '@/components/data/table/card-table'
import { EmptyState } from '@/components/ui/empty-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex, Paper, Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { numberText } from '@/lib/core/number-text'
import type { PickItem, PickList, PickOrder } from '@/lib/features/merchandising/ordini/types'
import { piecesWords } from './order-words'
import classes from './pick-list.module.css'
import { PickListActions } from './pick-list-actions'

const ORDERS = '/admin/site/merchandising/ordini'
/** What has to leave the store today: along the shelves first, then parcel by parcel. Made to be printed. */
export function PickListScreen({ list: { articoli, ordini } }: { list: PickList }) {
  const pieces = articoli.reduce((sum, { pezzi }) => sum + pezzi, 0)
  return (
    <>
      <PageHeader title="Prelievo e pacchi" primary={ordini.length > 0 && <PickListActions />}>
        {ordini.length > 0 &&
          `${piecesWords(pieces)} per ${ordini.length === 1 ? 'un ordine approvato' : `${ordini.length} ordini approvati`} o in preparazione.`}
      </PageHeader>
      {ordini.length === 0 ? (
        <EmptyState title="Niente da spedire">
          Quando approvi un ordine, qui trovi gli articoli da prendere e i pacchi da fare.
        </EmptyState>
      ) : (
        <>
          <Section title="Da prelevare">
            <ItemsTable items={articoli} />
          </Section>
          <Text component="h2" mt="lg" mb="sm" fz="md" fw={600}>
            Pacchi
          </Text>
          <ul className={classes.parcels}>
            {ordini.map((order) => (
              <Parcel key={order._id} order={order} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function ItemsTable({ items }: { items: readonly PickItem[] }) {
  return (
    <CardTable label="Articoli da prelevare">
      <TableHead heads={['Articolo', 'Codice', { figure: 'Pezzi' }, { figure: 'In magazzino' }, 'Per']} />
      <tbody>
        {items.map(({ _id, nome, codice, testi, pezzi, giacenza, ordini }) => (
          <tr key={_id}>
            <th scope="row">
              {nome}
              <Words testi={testi} />
            </th>
            <td data-label="Codice">{codice}</td>
            <td data-numeric="true" data-label="Pezzi">
              <strong>{numberText(pezzi)}</strong>
            </td>
            <td data-numeric="true" data-label="In magazzino">
              {giacenza === null ? 'su ordinazione' : numberText(giacenza)}{' '}
              {giacenza !== null && giacenza < pezzi && <StateBadge label="non bastano" tone="bad" />}
            </td>
            <td data-label="Per">
              {ordini.map((order, at) => (
                <span key={order._id}>
                  {at > 0 && ', '}
                  <IntentLink href={`${ORDERS}/${order._id}`}>{order.codice}</IntentLink>
                  {ordini.length > 1 && ` (${numberText(order.pezzi)})`}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </CardTable>
  )
}

/** What is written on it. */
const Words = ({ testi }: { testi: readonly string[] }) =>
  testi.map((words) => (
    <Text key={words} span display="block" c="dimmed" fz="xs" fw={400}>
      {words}
    </Text>
  ))

/** One parcel: to whom, and what is in it; the address is its label. */
function Parcel({ order: { _id, codice, richiedente, indirizzo, note, righe } }: { order: PickOrder }) {
  return (
    <Paper component="li" withBorder radius="md" p="md" miw={0} className={classes.parcel}>
      <Text c="dimmed" fz="xs">
        <IntentLink href={`${ORDERS}/${_id}`}>{codice}</IntentLink>
      </Text>
      <Stack component="address" gap={0} mt="xxs" mb="sm" fs="normal" className={classes.address}>
        <strong>{richiedente}</strong>
        {indirizzo.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Stack>
      <Stack component="ul" gap="xxs" pt="sm" fz="row" className={classes.content}>
        {righe.map((line) => (
          <Flex key={line._id} component="li" gap="xs" align="baseline">
            <Box component="span" w={12} h={12} flex="none" className={classes.box} aria-hidden="true" />
            <Text span miw="2ch" fw={600} ta="right" figures>
              {numberText(line.pezzi)}
            </Text>
            <span>
              {line.nome}
              <Words testi={line.testi} />
            </span>
          </Flex>
        ))}
      </Stack>
      {note && (
        <Text mt="xs" c="dimmed" fz="xs">
          «{note}»
        </Text>
      )}
    </Paper>
  )
}
