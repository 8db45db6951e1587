'use client'

import { AskBest } from '@/components/site/offers/ask-best'
import { useCqsSimulation } from './cqs-desk'

/** The request again, at the end of the page, for the least expensive offer in view. */
export const AskCqs = () => <AskBest {...useCqsSimulation()} />
