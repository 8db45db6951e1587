import type { Row } from '@/components/data/list/use-rows'
import type { PredictionRow } from './prediction-actions'

export type Card = Row &
  PredictionRow & {
    agentId: string
    agent: { nome: string; cognome: string } | null
    bank: { nome: string } | null
  }

/** A card that somebody has taken to another column: `done`, once the server has said yes. */
export type Moved = { card: Card; to: string; done: boolean }
