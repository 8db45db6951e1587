'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { FiguresTable } from '@/components/ui/figures-table'
import { Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { toastSuccess } from '@/components/ui/toasts'
import { wholeEuroText } from '@/lib/core/money'
import type { Proposta, Proposte } from '@/lib/features/predictions/schema'
import { api } from '@/lib/http/client'
import { STATI, type Stato } from '@/lib/words/case-states'
import { monthWords } from './prediction-words'
import classes from './predictions.module.css'

/** What the site expects of the cases that have no forecast: one by one, or all that are shown. */
export function ProposalsDialog({ items, total, onClose }: Omit<Proposte, 'io'> & { onClose: () => void }) {
  const area = useArea()
  const client = useQueryClient()
  const add = useMutation({
    mutationFn: async (chosen: readonly Proposta[]) => {
      for (const one of chosen) await api.post('/predictions', bodyOf(one), { area })
      return chosen.length
    },
    onSuccess: (count) => {
      toastSuccess(count === 1 ? 'Previsione aggiunta' : `${count} previsioni aggiunte`)
      if (count === items.length) onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['predictions', area] }),
  })
  const busy = add.isPending
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      locked={busy}
      title="Pratiche senza previsione"
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            CHIUDI
          </Button>
          <Button
            look="primary"
            loading={busy}
            disabled={items.length === 0}
            onClick={() => add.mutate(items)}
          >
            {`AGGIUNGI TUTTE (${items.length})`}
          </Button>
        </>
      }
    >
      <Text mb="sm" c="dimmed">
        Mese e probabilità sono quelli usuali per lo stato della pratica: dopo averla aggiunta, correggi la
        previsione come tutte le altre.
        {total > items.length && ` Ecco le prime ${items.length} di ${total}.`}
      </Text>
      <FiguresTable look="inset" className={classes.proposals}>
        <thead>
          <tr>
            <th scope="col">Pratica</th>
            <th scope="col">Importo</th>
            <th scope="col">Mese</th>
            <th scope="col">Probabilità</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.praticaId}>
              <th scope="row">
                {one.cliente}
                <Text span display="block" c="dimmed" fz="xs">
                  {[one.codice, STATI[one.stato as Stato].label, one.banca].filter(Boolean).join(' · ')}
                </Text>
              </th>
              <td>{wholeEuroText(one.importo)}</td>
              <td>{monthWords(`${one.anno}-${String(one.mese).padStart(2, '0')}-01`)}</td>
              <td>{one.probabilita}%</td>
              <td>
                <Button
                  size="xs"
                  disabled={busy}
                  onClick={() => add.mutate([one])}
                  aria-label={`AGGIUNGI: previsione di ${one.cliente}, ${one.codice}`}
                >
                  AGGIUNGI
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </Modal>
  )
}

const bodyOf = ({ praticaId, cliente, product, bankId, importo, probabilita, anno, mese }: Proposta) => ({
  praticaId,
  cliente,
  product,
  bankId,
  importo,
  probabilita,
  anno,
  mese,
  categoria: probabilita >= 80 ? 'impegno' : probabilita >= 40 ? 'probabile' : 'possibile',
  note: '',
})
