'use client'

import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { useCase } from '@/components/pratiche/case-context'
import { toastSuccess } from '@/components/ui/toasts'
import { euroText, formatRate } from '@/lib/core/money'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { api } from '@/lib/http/client'
import { elided } from '@/lib/italian/elided'
import type { Field } from '@/lib/resources/view'

type Proposal = NonNullable<PraticaDetail['propostaIncarico']>

/** What a percentage counts on. */
const BASE = { importo: 'dell’importo', montante: 'del montante' } as const

const schema = z.object({
  tipo: z.enum(['percentuale', 'importo']),
  valore: z.number('Scrivi il compenso.').min(0, 'Il compenso non può essere negativo.'),
  durataGiorni: z.number('Scrivi quanti giorni dura.'),
})

const fieldsOf = ({ su, compensoPctMax, compensoMax, durataGiorniMax }: Proposal, tipo: unknown): Field[] => [
  {
    name: 'tipo',
    label: 'Come si calcola',
    kind: 'select',
    options: [
      { value: 'percentuale', label: `Percentuale ${BASE[su]}` },
      { value: 'importo', label: 'Importo in euro' },
    ],
    required: true,
    width: 6,
  },
  {
    name: 'valore',
    label: 'Compenso',
    kind: tipo === 'importo' ? 'money' : 'rate',
    required: true,
    width: 6,
    help: `Al massimo ${elided('il', formatRate(compensoPctMax))} ${BASE[su]}, e ${euroText(compensoMax)}.`,
  },
  {
    name: 'durataGiorni',
    label: 'Durata, giorni',
    kind: 'number',
    required: true,
    width: 6,
    help: `Dalla firma; al massimo ${durataGiorniMax}.`,
  },
]

/** Prepares a mandate: the fee and the days; the rest is of the case and of the text in force. */
export function MandateDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const area = useArea()
  const { pratica, reload } = useCase()
  const { compenso, durataGiorni } = proposal
  return (
    <FormDialog
      title="Prepara l’incarico di mediazione"
      intro={
        pratica.incarichi.some(({ stato }) => stato === 'inviato')
          ? 'Quello che aspetta la firma è sostituito da questo: il suo link lo dice a chi lo apre.'
          : 'Lo rileggi prima di inviarlo. Il compenso entra nel TAEG dell’offerta da cui viene la pratica.'
      }
      fields={({ tipo }) => fieldsOf(proposal, tipo)}
      schema={schema}
      start={{ ...compenso, durataGiorni }}
      verb="PREPARA"
      send={async (values, headers) => {
        await api.post(`/pratiche/${pratica._id}/incarichi`, values, { area, headers })
        await reload()
        toastSuccess('Incarico preparato: rileggilo, poi invialo')
      }}
      onClose={onClose}
    />
  )
}
