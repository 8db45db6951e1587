'use client'

import { Rating } from '@mantine/core'
import { useState } from 'react'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { Stack, Text } from '@/components/ui/layout'
import { Textarea } from '@/components/ui/textarea'
import classes from './own-ticket.module.css'
import type { OwnTicket } from './ticket-types'

/** How the office has helped, said once it is over; one may think again. */
export function Stars({ ticket: { _id, csat, csatCommento } }: { ticket: OwnTicket }) {
  const { busy, send, run } = useRecordVerb('tickets', _id)
  const [stelle, setStelle] = useState(csat ?? 0)
  const [commento, setCommento] = useState(csatCommento)
  const rate = () => run(() => send('rate', { stelle, commento }), 'Grazie, ne terremo conto')
  const isNew = stelle !== (csat ?? 0) || commento !== csatCommento
  return (
    <Stack component="section" gap="xs" mt="md" pt="sm" className={classes.stars} aria-labelledby="voto">
      <Text id="voto" component="h2" fz="sm" fw={600}>
        {csat === null ? 'Com’è andata?' : 'La tua valutazione'}
      </Text>
      <Rating
        value={stelle}
        onChange={setStelle}
        size="lg"
        color="var(--chart-1)"
        getSymbolLabel={(value) => (value === 1 ? '1 stella' : `${value} stelle`)}
      />
      {stelle > 0 && isNew && (
        <>
          <Textarea
            label="Vuoi aggiungere qualcosa? (facoltativo)"
            rows={2}
            maxLength={1_000}
            value={commento}
            onChange={setCommento}
          />
          <div>
            <Button loading={busy} onClick={() => void rate()}>
              INVIA
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
