'use client'

import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { praticaSchema } from '@/lib/features/pratiche/schema'
import { records } from '@/lib/http/records'
import type { Field } from '@/lib/resources/view'
import { useCase } from './case-context'

const schema = praticaSchema
  .pick({ bankProductId: true })
  .extend({ bankId: z.uuid({ error: 'Scegli la banca.' }) })
const BANK: Field = {
  name: 'bankId',
  label: 'Banca',
  kind: 'ref',
  resource: 'banks',
  required: true,
  width: 6,
}
const productOf = (bankId: string): Field => ({
  name: 'bankProductId',
  label: 'Prodotto della banca',
  kind: 'ref',
  resource: 'bankProducts',
  among: { bankId },
  width: 6,
})

/** A bank and its product are chosen together. */
export function ChooseBank({ onClose }: { onClose: () => void }) {
  const area = useArea()
  const { pratica, reload } = useCase()
  const { _id, codice, bankId, bankProductId, version } = pratica
  return (
    <FormDialog
      title={`Banca della pratica ${codice}`}
      intro="La provvigione si ferma all’accordo in vigore con questa banca."
      fields={({ bankId }) => (typeof bankId === 'string' ? [BANK, productOf(bankId)] : [BANK])}
      takesBack={{ bankId: ['bankProductId'] }}
      schema={schema}
      start={{ bankId, bankProductId }}
      verb="SCEGLI"
      send={async (values) => {
        await records.update('pratiche', _id, { ...values, version }, { area })
        await reload()
        toastSuccess('Banca scelta')
      }}
      onStale={async () => {
        await reload()
        return 'Nel frattempo la pratica è cambiata: chiudi questa finestra e guarda com’è ora.'
      }}
      onClose={onClose}
    />
  )
}
