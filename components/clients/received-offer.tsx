import { euroText, percentText } from '@/components/markup/format'
import { FigureList } from '@/components/ui/figure-list'
import { Group, Stack, Text } from '@/components/ui/layout'
import { offerName } from '@/lib/features/saved-quotes/labels'
import type { ReceivedQuote } from '@/lib/features/saved-quotes/schema'
import { durataText } from '@/lib/finance/text'
import classes from './received-quotes.module.css'

type Props = {
  offer: ReceivedQuote['offerte'][number]
  name: string | null
  chosen: boolean
  onChoose: () => void
}

/** An offer with its figures; one of several is chosen. */
export function ReceivedOffer({ offer, name, chosen, onChoose }: Props) {
  const { importo, durataMesi, rata, tan, taeg, tasso, condizioni, spese, totale } = offer
  const rows = [
    ['Rata al mese', euroText(rata)],
    [`TAN ${tasso}`, percentText(tan)],
    ['TAEG', percentText(taeg)],
    ['Spese', euroText(spese)],
    ['Totale dovuto', euroText(totale)],
  ] as const
  return (
    <Stack
      gap="xs"
      py="sm"
      px="md"
      className={classes.offer}
      data-chosen={(name !== null && chosen) || undefined}
    >
      {name === null ? (
        <strong>{offerName(offer)}</strong>
      ) : (
        <Group component="label" gap="xs" wrap="nowrap" mih={28} className={classes.choice}>
          <input type="radio" name={name} checked={chosen} onChange={onChoose} />
          <strong>{offerName(offer)}</strong>
        </Group>
      )}
      <Text c="dimmed" fz="xs">
        {euroText(importo)} in {durataText(durataMesi)}
      </Text>
      {condizioni.length > 0 && <Text fz="xs">{condizioni.join(' ')}</Text>}
      <FigureList rows={rows} least={92} bold />
    </Stack>
  )
}
