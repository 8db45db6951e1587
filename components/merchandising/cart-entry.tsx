'use client'

import { IconTrash } from '@tabler/icons-react'
import { useTyped } from '@/components/data/form/use-typed'
import { Button } from '@/components/ui/button'
import { Flex, Stack, Text } from '@/components/ui/layout'
import { NumberInput } from '@/components/ui/number-input'
import type { CartLine } from '@/lib/features/merchandising/types'
import { ArticlePicture } from './article-picture'
import { LineWords } from './line-words'
import { euro } from './order-words'
import classes from './shop.module.css'
import type { CartState } from './use-cart'

type Props = { line: CartLine; cart: CartState }

/** One item of the cart: its quantity, or that of each of its variants. */
export function CartEntry({ line, cart }: Props) {
  const { merchandising, quantity, quantities, totale, problemi, avvisi } = line
  const { nome, multiplo } = merchandising
  const change = (variant: string, next: number) =>
    void cart.change(
      line,
      quantities
        ? quantities.map((one) => (one.variant === variant ? { variant, quantity: next } : one))
        : next,
    )
  const rows = quantities ?? [{ variant: '', quantity: quantity ?? 0 }]
  return (
    <li className={classes.line} data-problem={problemi.length > 0 || undefined}>
      <div className={classes.mini}>
        <ArticlePicture item={merchandising} />
      </div>
      <Stack gap={0} miw={0}>
        <strong>{nome}</strong>
        <Text span c="dimmed" fz="xs" className={classes.soft}>
          {euro(totale)}
        </Text>
      </Stack>
      <Button
        look="quiet"
        aria-label={`Togli ${nome} dal carrello`}
        onClick={() => void cart.change(line, quantities ? [] : 0)}
      >
        <IconTrash size={16} aria-hidden="true" />
      </Button>
      <Flex gap="xs" wrap="wrap" className={classes.amounts}>
        {rows.map((row) => (
          <Amount
            key={row.variant}
            label={row.variant || 'Quantità'}
            value={row.quantity}
            step={multiplo}
            onChange={(next) => change(row.variant, next)}
          />
        ))}
      </Flex>
      <LineWords line={line} cart={cart} />
      {problemi.map((message) => (
        <Text key={message} mb="xxs" c="var(--bad)" fz="xs">
          {message}
        </Text>
      ))}
      {avvisi.map((message) => (
        <Text key={message} c="dimmed" fz="xs" className={classes.soft}>
          {message}
        </Text>
      ))}
    </li>
  )
}

type AmountProps = { label: string; value: number; step: number; onChange: (next: number) => void }

const told = (typed: number | null) => (typed === null || Number.isNaN(typed) ? undefined : typed)

/** A number that is sent when the typing pauses; an empty box, or what cannot be read, is not yet a number. */
function Amount({ label, value, step, onChange }: AmountProps) {
  const [typed, setTyped] = useTyped<number | null>(value, (next) => onChange(next ?? 0), told)
  return <NumberInput label={label} value={typed} onChange={setTyped} min={0} max={999} step={step} />
}
