/** How many cases were open at either end of a period, and what made the difference. */
export type Movement = {
  inizio: number
  aperte: number
  liquidate: number
  respinte: number
  ritirate: number
  riaperte: number
  fine: number
  /** What the cases of today say less what the movements add up to: 0 where nothing was ever lost. */
  differenza: number
  /** Where the cases of each are listed. */
  links: Partial<Record<'aperte' | 'riaperte' | 'liquidate' | 'respinte' | 'ritirate', string>>
}

export type Step = { da: string; a: string; n: number; giorni: number | null; href: string }
export type Reached = { stato: string; n: number; href: string }
export type Reason = { motivo: string; n: number; href?: string }
/** The most frequent reasons, and how many cases had others. */
export type Reasons = { totale: number; primi: Reason[]; altri: number; href?: string }

export type FlowReply = {
  /** Null where cases come and go otherwise than by these movements: of an agent, an agency, a bank. */
  movimento: Movement | null
  passaggi: Step[]
  imbuto: Reached[]
  respinte: Reasons
  ritirate: Reasons
  asOf: string
}

export type BankReasonsReply = { banche: ({ key: string; label: string } & Reasons)[]; asOf: string }
