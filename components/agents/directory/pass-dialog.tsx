'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import { toastSuccess } from '@/components/ui/toasts'
import type { Colleague } from '@/lib/features/agents/directory/schema'
import { api } from '@/lib/http/client'
import { reasonSchema } from '@/lib/italian/reason'
import type { Field } from '@/lib/resources/view'
import { PRODOTTI } from '@/lib/words/products'

const area = 'agent' as const
const passSchema = z.strictObject({
  leadId: z.string('Scegli la richiesta.'),
  motivo: reasonSchema('Scrivi perché la passi.'),
})

const leadRows = z.array(
  z.object({
    _id: z.string(),
    version: z.number(),
    nome: z.string(),
    cognome: z.string(),
    product: z.enum(Object.keys(PRODOTTI) as (keyof typeof PRODOTTI)[]),
  }),
)
type Lead = z.infer<typeof leadRows>[number]

/** The reader's own requests that are being worked; those of a team are not theirs to give. */
async function ownLeads(signal: AbortSignal): Promise<readonly Lead[]> {
  const { _id } = await api.get('/agents/getMe', { area, signal })
  const query = new URLSearchParams({
    'filter[agentId]': _id,
    'filter[stato]': 'nuovo,assegnato,contattato,appuntamento',
    limit: '200',
  })
  const { items } = await api.get('/leadRequests', { area, signal, query })
  return leadRows.parse(items)
}

/** Gives a colleague one of the reader's own requests, with the reason. */
export function PassDialog({ person, onClose }: { person: Colleague; onClose: () => void }) {
  const queries = useQueryClient()
  const leads = useQuery({
    queryKey: ['leadRequests', area, 'own-open'],
    queryFn: ({ signal }) => ownLeads(signal),
    gcTime: 0,
    meta: { silent: true },
  })
  const name = `${person.nome} ${person.cognome}`
  const title = `Passa una richiesta a ${name}`
  if (!leads.data || leads.data.length === 0)
    return <NothingToPass title={title} leads={leads} onClose={onClose} />
  const { data } = leads
  const fields: Field[] = [
    {
      name: 'leadId',
      label: 'Richiesta',
      kind: 'select',
      required: true,
      options: data.map(({ _id, nome, cognome, product }) => ({
        value: _id,
        label: `${nome} ${cognome}, ${PRODOTTI[product].toLowerCase()}`,
      })),
    },
    {
      name: 'motivo',
      label: 'Perché',
      kind: 'textarea',
      required: true,
      help: `${person.nome} lo legge nella richiesta.`,
    },
  ]
  return (
    <FormDialog
      title={title}
      intro={`${name} riceve un avviso e un’e-mail; alla persona scriviamo chi la seguirà. Dopo non vedrai più la richiesta.`}
      fields={fields}
      schema={passSchema}
      start={{ leadId: data.length === 1 ? data[0]?._id : undefined }}
      verb="PASSA"
      send={async ({ leadId, motivo }) => {
        const version = data.find(({ _id }) => _id === leadId)?.version
        await api.post(`/leadRequests/${leadId}/assign`, { agentId: person._id, motivo, version }, { area })
        await queries.invalidateQueries({ queryKey: ['leadRequests', area] })
        toastSuccess(`Richiesta passata a ${name}`)
      }}
      onStale={async () => {
        await leads.refetch()
        return 'Nel frattempo la richiesta è cambiata: controlla e invia di nuovo.'
      }}
      onClose={onClose}
    />
  )
}

type NothingProps = {
  title: string
  leads: { isPending: boolean; error: Error | null }
  onClose: () => void
}

function NothingToPass({ title, leads: { isPending, error }, onClose }: NothingProps) {
  return (
    <Modal opened onClose={onClose} title={title} footer={<Button onClick={onClose}>CHIUDI</Button>}>
      {isPending ? (
        <Loading />
      ) : (
        <p>
          {error
            ? error.message
            : 'Non hai richieste da passare: qui trovi quelle assegnate a te e ancora aperte.'}
        </p>
      )}
    </Modal>
  )
}
