'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Flex, Stack, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import { newKey } from '@/lib/core/new-key'
import { numberText } from '@/lib/core/number-text'
import { fullVariantName, testiWords } from '@/lib/features/merchandising/labels'
import type { OrderLine, OwnOrder } from '@/lib/features/merchandising/ordini/types'
import { api } from '@/lib/http/client'
import { euro, piecesWords, stateOf } from './order-words'
import classes from './shop.module.css'
import type { CartState } from './use-cart'

type Props = { order: OwnOrder; cart: CartState; onCart: () => void }

/** The way of an order; one that was struck off has none. */
const WAY = ['inviato', 'approvato', 'preparazione', 'spedito', 'consegnato'] as const

/** One of the own orders: how far it is, what is in it, and what can be done with it. */
export function OwnOrderCard({ order, cart, onCart }: Props) {
  const id = useId()
  const { codice, stato, totale, pezzi, spediti, createdAt, corriere, tracking, motivo, centroCosto, righe } =
    order
  const isPart = spediti > 0 && stato === 'preparazione'
  return (
    <li className={classes.order}>
      <article aria-labelledby={id}>
        <Flex component="header" rowGap="xxs" columnGap="sm" align="baseline" wrap="wrap" mb="xs">
          <Text id={id} component="h2" fz="sm" fw={600}>
            Ordine {codice}
          </Text>
          <StateBadge {...stateOf(stato)} />
          <Text span c="dimmed" fz="xs" className={classes.soft}>
            {formatInstant(createdAt)} · {piecesWords(pezzi)} · {euro(totale)}
          </Text>
        </Flex>
        {stato !== 'annullato' && <Way stato={stato} />}
        {isPart && (
          <Text mb="xxs" fz="sm">
            {spediti === 1 ? 'È partito 1' : `Sono partiti ${numberText(spediti)}`} di {piecesWords(pezzi)}.
          </Text>
        )}
        {(corriere || tracking) && (
          <Text mb="xxs" fz="sm">
            {[corriere, tracking && `codice ${tracking}`].filter(Boolean).join(', ')}
          </Text>
        )}
        {centroCosto && (
          <Text mb="xxs" fz="sm">
            Centro di costo: {centroCosto}
          </Text>
        )}
        {motivo && (
          <Text mb="xxs" fz="sm">
            Motivo: {motivo}
          </Text>
        )}
        <Lines lines={righe} />
        <Actions order={order} cart={cart} onCart={onCart} />
      </article>
    </li>
  )
}

function Way({ stato }: { stato: OwnOrder['stato'] }) {
  const at = (WAY as readonly string[]).indexOf(stato)
  return (
    <Flex
      component="ol"
      rowGap="xxs"
      columnGap="md"
      wrap="wrap"
      mb="xs"
      c="dimmed"
      fz="xs"
      className={classes.way}
    >
      {WAY.map((one, index) => (
        <li key={one} data-done={index <= at || undefined} aria-current={index === at ? 'step' : undefined}>
          {stateOf(one).label}
        </li>
      ))}
    </Flex>
  )
}

/** Of a line that was cancelled, or of what of it was. */
function cancelledWords(annullata: number, quantity: number): string {
  if (annullata >= quantity) return quantity === 1 ? 'annullato' : 'annullati'
  return annullata === 1 ? '1 annullato' : `${numberText(annullata)} annullati`
}

const Lines = ({ lines }: { lines: readonly OrderLine[] }) => (
  <Stack component="ul" gap={0} c="dimmed" fz="xs">
    {lines.map(({ _id, nome, variant, testi, quantity, annullata }) => (
      <li key={_id}>
        {numberText(quantity)} × {[fullVariantName({ nome, variant }), ...testiWords(testi)].join(' · ')}
        {annullata > 0 && ` (${cancelledWords(annullata, quantity)})`}
      </li>
    ))}
  </Stack>
)

function Actions({ order: { _id, codice, stato, version }, cart, onCart }: Props) {
  const queries = useQueryClient()
  const { area, busy, send, run } = useRecordVerb('merchandising/orders', _id)
  const [asking, setAsking] = useState(false)
  const repeat = async () => {
    const headers = { 'idempotency-key': newKey() }
    try {
      const { cart: lines, saltate } = await api.post(`/merchandising/orders/${_id}/repeat`, undefined, {
        area,
        headers,
      })
      cart.show(lines)
      toastSuccess(saltate.length > 0 ? `Nel carrello, senza ${saltate.join(', ')}` : 'È tutto nel carrello')
      onCart()
    } catch (error) {
      toastError(error)
    }
  }
  const cancel = async () => {
    await run(() => send('cancel', { version }), 'Ordine annullato')
    setAsking(false)
    await queries.invalidateQueries({ queryKey: ['merchandising', area] })
  }
  return (
    <Flex gap="xs" mt="xs">
      <Button size="xs" onClick={() => void repeat()} aria-label={`Ripeti l’ordine ${codice}`}>
        RIPETI
      </Button>
      {stato === 'inviato' && (
        <Button
          size="xs"
          look="quiet"
          onClick={() => setAsking(true)}
          aria-label={`Annulla l’ordine ${codice}`}
        >
          ANNULLA
        </Button>
      )}
      <AskDialog
        title={`Annulli l’ordine ${codice}?`}
        verb="ANNULLA L’ORDINE"
        danger
        opened={asking}
        pending={busy}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        L’ufficio non lo prepara, e i pezzi tornano disponibili per gli altri.
      </AskDialog>
    </Flex>
  )
}
