'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import type { Stato } from '@/lib/words/case-states'
import type { Option } from '@/lib/words/options'

export type CaseData = {
  pratica: PraticaDetail
  /** Every state with its label and tone. */
  stati: readonly Option[]
  /** The way of an ordinary case of this product. */
  percorso: readonly Stato[]
  /** Asks the server again, or shows what a verb has just answered; gives what there is now. */
  reload: (latest?: PraticaDetail) => Promise<PraticaDetail>
}

const CaseContext = createContext<CaseData | null>(null)

export function CaseProvider({ value, children }: { value: CaseData; children: ReactNode }) {
  return <CaseContext value={value}>{children}</CaseContext>
}

/** The case that this part of the page is about. */
export function useCase(): CaseData {
  const data = useContext(CaseContext)
  if (!data) throw new Error('useCase outside CaseProvider')
  return data
}

/** A state in words. */
export const labelOf = (stati: readonly Option[], stato: string | null): string =>
  stati.find(({ value }) => value === stato)?.label ?? stato ?? ''
