import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { Facts } from '@/components/ui/facts'
import { Text } from '@/components/ui/layout'
import { formatDay, shownInstant } from '@/lib/core/dates'
import { AML_KEPT } from '@/lib/features/aml/identification/labels'
import { INCARICHI_RESTANO } from '@/lib/features/incarichi/labels'
import { api } from '@/lib/http/client'
import { useClient } from './client-context'

/** Instead of the form of somebody whose data are gone: when and why, and what the law has us keep. */
export function GoneClient() {
  const area = useArea()
  const { row } = useClient()
  const { _id: id, mergedIntoId, erasedAt, version } = row
  const { data } = useQuery({
    queryKey: ['clients', area, id, 'erasure', version],
    queryFn: ({ signal }) => api.get(`/clients/${id}/privacy`, { area, signal }),
    enabled: !mergedIntoId,
    meta: { silent: true },
  })
  const asked = data?.items.find(({ tipo, esito }) => tipo === 'cancellazione' && esito === 'accolta')
  if (mergedIntoId && !erasedAt)
    return <p>I dati di questa scheda sono in quella a cui è stata unita: qui non si cambiano più.</p>
  return (
    <>
      <Facts
        rows={[
          ['Dati cancellati il', shownInstant(erasedAt)],
          ['Chiesto il', asked && formatDay(asked.ricevutaIl)],
          [
            'Perché',
            data &&
              (asked ? asked.esitoMotivo || asked.motivo || 'Lo ha chiesto la persona' : 'Non annotato'),
          ],
          ['Identità verificata con', asked?.identita],
          ['Chi li ha cancellati', asked && (asked.chi ?? 'La persona, dalla propria area')],
        ]}
      />
      <Text mt="sm" c="dimmed" fz="xs">
        Nome, recapiti, codice fiscale e testi non ci sono più. Restano le pratiche concluse con le loro carte
        e, senza nome, i consensi dati e ritirati, i ticket e le richieste privacy.
      </Text>
      <Text mt="sm" c="dimmed" fz="xs">
        {AML_KEPT}
      </Text>
      <Text mt="sm" c="dimmed" fz="xs">
        {INCARICHI_RESTANO}
      </Text>
    </>
  )
}
