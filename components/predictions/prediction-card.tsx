'use client'

import { useDraggable } from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import { MoreMenu } from '@/components/leads/more-menu'
import { IntentLink } from '@/components/ui/intent-link'
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
    <li
      ref={setNodeRef}
      className={classes.card}
      data-moves={canMove || undefined}
      data-dragged={isDragging || undefined}
      {...listeners}
    >
      <CardFacts card={card} showsAgent={showsAgent} href={href} linkRef={link} />
      {canMove && (
        <div className={classes.menu}>
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
        </div>
      )}
    </li>
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
    <span className={classes.soft}>{card.bank?.nome ?? 'Senza banca'}</span>
    {showsAgent && card.agent && (
      <span className={classes.soft}>{`${card.agent.nome} ${card.agent.cognome}`}</span>
    )}
    <span className={classes.figures}>
      {wholeEuroText(card.importo)}
      <span>{card.probabilita}%</span>
    </span>
    {isStale(card.daRivedereIl) && <StateBadge label="Da rivedere" tone="warn" shape="half" />}
  </>
)
