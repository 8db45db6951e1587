'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Stack, Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { MultiSelect } from '@/components/ui/multi-select'
import { toastSuccess } from '@/components/ui/toasts'
import type { Elenco, Gruppo, GruppoInput, Prodotto } from '@/lib/features/leads/perc-leads/schema'
import { api } from '@/lib/http/client'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { useGroups, useSaveGroup } from './use-groups'
import { countWords, groupWords } from './words'

const EVERYWHERE = 'ovunque'
const productOptions = optionsOf(PRODOTTI)

/** The group that this one is copied to, with the version that is replaced. */
function bodyFor(from: Gruppo, product: string, place: string, { gruppi, altri }: Elenco): GruppoInput {
  const provincia = place === EVERYWHERE ? null : place
  const there = [...gruppi, ...altri].find((one) => one.product === product && one.provincia === provincia)
  const limited = from.membri.filter(
    ({ tettoGiorno, tettoMese }) => tettoGiorno !== null || tettoMese !== null,
  )
  return {
    product: product as Prodotto,
    provincia,
    version: there?.version ?? null,
    pesi: from.membri.map(({ agentId, peso }) => ({ agentId, peso })),
    tetti: limited.map(({ agentId, tettoGiorno: giorno, tettoMese: mese }) => ({ agentId, giorno, mese })),
  }
}

/** The weights of a group for other provinces and products: a new epoch in each of them. */
export function CopyDialog({ gruppo, onClose }: { gruppo: Gruppo; onClose: () => void }) {
  const [products, setProducts] = useState<string[]>([gruppo.product])
  const [places, setPlaces] = useState<string[]>([])
  const all = useGroups(null)
  const { save, refresh } = useSaveGroup()
  const province = useQuery({ queryKey: ['province'], queryFn: () => api.get('/enums/province') })
  const targets = products.flatMap((product) =>
    places
      .filter((place) => product !== gruppo.product || place !== (gruppo.provincia ?? EVERYWHERE))
      .map((place) => ({ product, place })),
  )
  const run = useMutation({
    mutationFn: async () => {
      if (!all.data) return
      for (const { product, place } of targets) await save(bodyFor(gruppo, product, place, all.data))
    },
    onSuccess: () => {
      toastSuccess(`Pesi copiati in ${countWords(targets.length, 'gruppo', 'gruppi')}`)
      onClose()
    },
    onSettled: refresh,
    meta: { silent: true },
  })
  const options = [
    { value: EVERYWHERE, label: 'Ovunque' },
    ...(province.data ?? []).map(({ sigla, nome }) => ({ value: sigla, label: `${nome} (${sigla})` })),
  ]
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Copia i pesi di ${groupWords(gruppo)}`}
      locked={run.isPending}
      dirty={places.length > 0}
      footer={
        <>
          <Button onClick={onClose} disabled={run.isPending}>
            ANNULLA
          </Button>
          <Button
            look="primary"
            loading={run.isPending}
            disabled={targets.length === 0 || !all.data}
            onClick={() => run.mutate()}
          >
            COPIA
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <MultiSelect label="Prodotti" options={productOptions} value={products} onChange={setProducts} />
        <MultiSelect label="Province" options={options} value={places} onChange={setPlaces} />
        <Text c="dimmed" fz="xs">
          {targets.length === 0
            ? 'Scegli dove copiare i pesi.'
            : `In ${countWords(targets.length, 'gruppo comincia', 'gruppi comincia')} una nuova epoca da subito, con questi pesi al posto di quelli che ci sono.`}
        </Text>
        {run.error && (
          <Text role="alert" c="var(--bad)">
            {run.error.message} I gruppi precedenti dell’elenco sono già stati copiati.
          </Text>
        )}
      </Stack>
    </Modal>
  )
}
