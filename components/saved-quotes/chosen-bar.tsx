import { FULL } from '@/components/site/offers/use-compare'
import { Button } from '@/components/ui/button'
import { Box, Flex } from '@/components/ui/layout'
import { euroText } from '@/lib/core/money'
import classes from './chosen-bar.module.css'
import { rate } from './figures'
import type { Kind } from './kinds'
import type { Line } from './lines'

type Props = {
  kind: Kind
  picked: readonly Line[]
  /** One more than fit was asked for. */
  refused: boolean
  /** What the new figures do not have, a sentence each. */
  gone: readonly string[]
  /** Other figures are being worked out. */
  closed: boolean
  onCompare: () => void
  /** Null for who saves no quotes, and for what nobody offers. */
  onSave: (() => void) | null
  onClear: () => void
}

/** Follows the list: the chosen offers in a line each, and what can be done with them. */
export function ChosenBar({ kind, picked, refused, gone, closed, onCompare, onSave, onClear }: Props) {
  if (picked.length + gone.length === 0) return null
  return (
    <Flex
      component="section"
      rowGap="xs"
      columnGap="md"
      align="center"
      justify="space-between"
      wrap="wrap"
      mt="sm"
      py="xs"
      px="sm"
      fz="xs"
      className={classes.bar}
      aria-label="Offerte scelte"
    >
      <ul>
        {picked.map(({ id, banca, prodotto, importo, rata, taeg }) => (
          <li key={id}>
            <span>{banca || prodotto}</span>
            <span>
              {kind === 'cdq' ? `netto ${euroText(importo)}` : `rata ${euroText(rata)}`} · TAEG {rate(taeg)}
            </span>
          </li>
        ))}
      </ul>
      {(refused || gone.length > 0) && (
        <Box role="status" c="var(--warn)">
          {refused && <p>{FULL}</p>}
          {gone.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Box>
      )}
      <Flex gap="xs" wrap="wrap">
        <Button size="sm" look="quiet" onClick={onClear}>
          Nessuna
        </Button>
        <Button size="sm" disabled={closed || picked.length < 2} onClick={onCompare}>
          CONFRONTA
        </Button>
        {onSave && (
          <Button size="sm" look="primary" disabled={closed || picked.length === 0} onClick={onSave}>
            SALVA PREVENTIVO
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
