'use client'

import { InlineFacts } from '@/components/data/record/inline-facts'
import { praticaSchema } from '@/lib/features/pratiche/schema'
import type { ResourceView } from '@/lib/resources/view'
import { useCase } from './case-context'

/** A bank and its product are chosen together, in the form. */
const TOGETHER = ['bankId', 'bankProductId']

/** The facts of a case, each to be changed where it stands. */
export function CaseFields({ view, readOnly }: { view: ResourceView; readOnly: boolean }) {
  const { pratica, reload } = useCase()
  return (
    <InlineFacts
      label="Finanziamento"
      fields={view.form}
      row={pratica}
      path={view.path}
      schema={praticaSchema}
      readOnly={readOnly}
      together={TOGETHER}
      words={{
        bankId: pratica.bank?.nome ?? '—',
        bankProductId: pratica.bankProduct?.nome ?? '—',
      }}
      onSaved={() => reload()}
    />
  )
}
