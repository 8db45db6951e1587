'use client'

import { OwnTickets } from './own-tickets'
import { ADD, ownHref } from './paths'

/** The tickets that an agent has opened. */
export const AgentTickets = () => <OwnTickets addHref={ADD} hrefOf={ownHref} />
