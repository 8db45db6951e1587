'use client'

import { PraticaForm } from '@/lib/features/pratiche/form'
import type { ResourceView } from '@/lib/resources/view'
import { useCase } from './case-context'

/** The engine's own form, on the data of the case. */
export function CaseData({ view }: { view: ResourceView }) {
  const { pratica } = useCase()
  return <PraticaForm view={view} row={pratica} />
}
