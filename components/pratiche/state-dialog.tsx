'use client'

import { useRef } from 'react'
import { z } from 'zod'
import { ConditionGate } from '@/components/data/condition-gate'
import { FormDialog } from '@/components/data/form-dialog'
import { useArea } from '@/components/shell/area'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import { ALTRO } from '@/lib/features/pratiche/states'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { type CaseData, labelOf, useCase } from './case-context'
import { isMissing, withOwners } from './document-words'
import { nameOf } from './person-words'
import { isClosed } from './steps'
import { useOpenTab } from './tab-link'

/** Only the shape: what each state needs is the server's rule, told beside the field. */
const schema = z.strictObject({
  to: z.string('Scegli il nuovo stato.'),
  banca: z.string().nullable(),
  erogato: z.number().nullable(),
  data: z.string().nullable(),
  causale: z.string().nullable(),
  motivo: z.string().nullable(),
})

const isWithReason = (to: unknown) => to === 'respinta' || to === 'ritirata'
const CAUSALE: Field = { name: 'causale', label: 'Motivo', kind: 'select', required: true }

function fieldsOf({ pratica, stati }: CaseData, { to, causale }: Record<string, unknown>): readonly Field[] {
  const options = pratica.prossimiStati.map((value) => ({ value, label: labelOf(stati, value) }))
  const missing = to === 'inviata_banca' ? missingOf(pratica).length : 0
  const needsReason = isClosed(pratica.stato) || causale === ALTRO || missing > 0
  return [
    { name: 'to', label: 'Nuovo stato', kind: 'select', options, required: true },
    {
      name: 'banca',
      label: 'Banca',
      kind: 'ref',
      resource: 'banks',
      required: true,
      when: { field: 'to', in: ['inviata_banca', 'liquidata'] },
    },
    {
      name: 'erogato',
      label: 'Importo erogato',
      kind: 'money',
      required: true,
      width: 6,
      when: { field: 'to', in: ['liquidata'] },
    },
    {
      name: 'data',
      label: 'Data di erogazione',
      kind: 'day',
      required: true,
      width: 6,
      when: { field: 'to', in: ['liquidata'] },
    },
    ...(isWithReason(to) ? [{ ...CAUSALE, words: `pratiche/causali/${to}` }] : []),
    {
      name: 'motivo',
      label: !needsReason ? 'Nota (facoltativa)' : isWithReason(to) ? 'Quale motivo' : 'Motivo',
      kind: 'textarea',
      required: needsReason,
    },
  ]
}

const missingOf = (pratica: CaseData['pratica']) =>
  withOwners(pratica).filter((documento) => documento.obbligatorio && isMissing(documento))

const missingWords = (count: number) =>
  `${count === 1 ? 'Manca un documento obbligatorio' : `Mancano ${count} documenti obbligatori`}: caricali, oppure scrivi sotto perché la pratica va alla banca senza.`

/** A case goes to the bank with its documents, or with a reason. */
function Missing({ onUpload }: { onUpload: () => void }) {
  const { pratica } = useCase()
  const missing = missingOf(pratica)
  if (missing.length === 0) return null
  return (
    <ConditionGate
      title={missingWords(missing.length)}
      conditions={missing.map(({ _id, nome }) => ({
        key: _id,
        label: nome,
        met: false,
        action: (
          <Button size="xs" look="quiet" aria-label={`Carica ora: ${nome}`} onClick={onUpload}>
            Carica
          </Button>
        ),
      }))}
    />
  )
}

/** What is sent: only what was filled in. */
function bodyOf(values: Record<string, unknown>, version: number) {
  const filled = Object.entries(values).filter(([, value]) => value !== null && value !== '')
  return { ...Object.fromEntries(filled), version }
}

/** The next step of a case, or another of those it may take. */
export function StateDialog({ onClose }: { onClose: () => void }) {
  const area = useArea()
  const data = useCase()
  const { pratica, stati, reload } = data
  // The version that was on show when the decision was made: a later one must be looked at first.
  const version = useRef(pratica.version)
  const [next] = pratica.prossimiStati
  const openTab = useOpenTab()
  const toDocuments = () => {
    onClose()
    openTab('documenti')
  }
  const send = async (values: Record<string, unknown>) => {
    const body = bodyOf(values, version.current)
    const latest = await api.post(`/pratiche/${pratica._id}/state`, body, { area })
    await reload(latest)
    toastSuccess(`La pratica è ora in «${labelOf(stati, String(values.to))}»`)
  }
  const onStale = async () => {
    const latest = await reload()
    version.current = latest.version
    return `Nel frattempo qualcun altro ha lavorato sulla pratica: ora è in «${labelOf(stati, latest.stato)}». Quello che hai scritto è ancora qui: controlla e invia di nuovo.`
  }
  return (
    <FormDialog
      title={`${nameOf(pratica)}: cambia stato`}
      intro={`Ora è in «${labelOf(stati, pratica.stato)}».`}
      lead={({ to }) => to === 'inviata_banca' && <Missing onUpload={toDocuments} />}
      fields={(values) => fieldsOf(data, values)}
      schema={schema}
      start={{ to: next ?? null, banca: pratica.bankId, erogato: pratica.importoDeliberato }}
      verb="CONFERMA"
      send={send}
      onStale={onStale}
      onClose={onClose}
    />
  )
}
