'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import type { Row } from '@/components/data/list/use-rows'
import { Button } from '@/components/ui/button'
import { Flex } from '@/components/ui/layout'
import type { ListProps } from '@/lib/resources/pages'

const REQUESTS = '/admin/feeds/leadRequests?filter[channel]=luccacase'

/** What the partner estate agency offers, with the instalment that each would take. */
export function ListingsList(props: ListProps) {
  const { page } = props.view
  const actions = (
    <>
      <Button href={`${page}/import`}>IMPORTA</Button>
      <Button href={REQUESTS}>RICHIESTE</Button>
      <Button href={`${page}/consegne`}>CONSEGNE</Button>
      <Button href={`${page}/collegamento`}>COLLEGAMENTO</Button>
    </>
  )
  return (
    <ResourceList
      {...props}
      title="Partner immobiliare"
      actions={actions}
      rowAction={(row) => <Next row={row} />}
      next="Gli annunci arrivano da soli quando il partner li consegna: l’indirizzo e la firma sono in «Collegamento»."
    />
  )
}

function Next({ row }: { row: Row }) {
  const titolo = String(row.titolo)
  return (
    <Flex gap="xxs" justify="flex-end">
      {typeof row.url === 'string' && (
        <Button size="xs" look="quiet" href={row.url} aria-label={`Apri l’annuncio ${titolo} dal partner`}>
          Apri l’annuncio
        </Button>
      )}
    </Flex>
  )
}
