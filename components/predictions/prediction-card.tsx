'use client'

import { useDraggable } from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { MoreMenu } from '@/components/ui/more-menu'
import { StateBadge } from '@/components/ui/status-badge'
import { wholeEuroText } from '@/lib/core/money'
import { boardMonths } from '@/lib/features/predictions/labels'
import classes from './board.module.css'
import type { Card } from './board-types'
import { isStale, monthWords, toMonth } from './prediction-words'

type Props = {
  card: Card
  column: string
  href: string
  showsAgent: boolean
  canMove: boolean
  /** It has just come from another column: the keyboard goes on from it. */
  isNew: boolean
  onMove: (to: string) => void
}

/** One forecast on the board: dragged with the mouse, moved with its menu by everybody else. */
export function PredictionCard({ card, column, href, showsAgent, canMove, isNew, onMove }: Props) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card._id, data: card, disabled: !canMove })
  const link = useRef<HTMLAnchorElement>(null)
  const arrives = useRef(isNew)
  useEffect(() => {
    if (arrives.current) link.current?.focus({ preventScroll: false })
  }, [])
  return (
    <Stack
      ref={setNodeRef}
      component="li"
      gap={0}
      align="flex-start"
      p="xs"
      fz="row"
      className={classes.card}
      data-moves={canMove || undefined}
      data-dragged={isDragging || undefined}
      {...listeners}
    >
      <CardFacts card={card} showsAgent={showsAgent} href={href} linkRef={link} />
      {canMove && (
        <Box pos="absolute" top={2} right={2}>
          <MoreMenu
            label={`Sposta la previsione di ${card.cliente}`}
            disabled={false}
            items={boardMonths()
              .filter((month) => month !== column)
              .map((month) => ({
                label: `Sposta ${toMonth(monthWords(month))}`,
                onClick: () => onMove(month),
              }))}
          />
        </Box>
      )}
    </Stack>
  )
}

type FactsProps = {
  card: Card
  showsAgent: boolean
  href?: string
  linkRef?: React.Ref<HTMLAnchorElement>
}

/** What a card says of its forecast. */
export const CardFacts = ({ card, showsAgent, href, linkRef }: FactsProps) => (
  <>
    {href ? (
      <IntentLink ref={linkRef} href={href} draggable={false} className={classes.name} title={card.cliente}>
        {card.cliente}
      </IntentLink>
    ) : (
      <span className={classes.name}>{card.cliente}</span>
    )}
    <Text span maw="100%" c="dimmed" fz="xs" truncate>
      {card.bank?.nome ?? 'Senza banca'}
    </Text>
    {showsAgent && card.agent && (
      <Text span maw="100%" c="dimmed" fz="xs" truncate>{`${card.agent.nome} ${card.agent.cognome}`}</Text>
    )}
    <Flex component="span" gap="xs" justify="space-between" w="100%" className={classes.figures}>
      {wholeEuroText(card.importo)}
      <span>{card.probabilita}%</span>
    </Flex>
    {isStale(card.daRivedereIl) && <StateBadge label="Da rivedere" tone="warn" shape="half" />}
  </>
)
