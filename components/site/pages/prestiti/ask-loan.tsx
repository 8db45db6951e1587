'use client'

import { AskBest } from '@/components/site/offers/ask-best'
import { useLoanSimulation } from './loan-desk'

/** The request again, at the end of the page, for the least expensive loan in view. */
export const AskLoan = () => <AskBest {...useLoanSimulation()} />
