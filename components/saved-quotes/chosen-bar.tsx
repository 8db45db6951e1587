import { Button } from '@/components/ui/button'
import { Flex } from '@/components/ui/layout'
import { euroText } from '@/lib/core/money'
import classes from './chosen-bar.module.css'
import { rate } from './figures'
import type { Kind } from './kinds'
import type { Line } from './lines'

type Props = {
  kind: Kind
  picked: readonly Line[]
  onCompare: () => void
  /** Null for who saves no quotes, and for what nobody offers. */
  onSave: (() => void) | null
  onClear: () => void
}

/** Follows the list: the chosen offers in a line each, and what can be done with them. */
export function ChosenBar({ kind, picked, onCompare, onSave, onClear }: Props) {
  if (picked.length === 0) return null
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
      <Flex gap="xs" wrap="wrap">
        <Button size="sm" look="quiet" onClick={onClear}>
          Nessuna
        </Button>
        <Button size="sm" disabled={picked.length < 2} onClick={onCompare}>
          CONFRONTA
        </Button>
        {onSave && (
          <Button size="sm" look="primary" onClick={onSave}>
            SALVA PREVENTIVO
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
