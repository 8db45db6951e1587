'use client'

import { useState } from 'react'
import { PraticaForm } from '@/lib/features/pratiche/form'
import type { ResourceView } from '@/lib/resources/view'
import { useCase } from './case-context'

/**
 * The engine's own form. While it is untouched it is reset to the server's data; once somebody has edited it, it
 * stays as it is and a later version is settled by its conflict dialog.
 */
export function CaseData({ view }: { view: ResourceView }) {
  const { pratica } = useCase()
  const [held, setHeld] = useState<number | null>(null)
  const version = held ?? pratica.version
  return (
    <div onFocusCapture={() => setHeld((current) => current ?? pratica.version)}>
      <PraticaForm key={version} view={view} row={pratica} onSaved={() => setHeld(null)} />
    </div>
  )
}
