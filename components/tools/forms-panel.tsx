'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CardTable } from '@/components/data/card-table'
import { useListQuery } from '@/components/data/use-list-query'
import { useArea } from '@/components/shell/area'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { formatSize } from '@/components/ui/file-size'
import { Select } from '@/components/ui/select'
import { SkeletonText } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { TextInput } from '@/components/ui/text-input'
import { formatDay } from '@/lib/core/dates'
import { declaredApi } from '@/lib/http/client'
import { dueWords, type Forms, folderNames, shownForms } from './forms'
import classes from './tools.module.css'

/** The forms that the reader may use, by folder and by words; each downloads in its latest version. */
export function FormsPanel({ today }: { today: string }) {
  const area = useArea()
  const { params, set } = useListQuery()
  const [words, setWords] = useState(params.get('cerca') ?? '')
  const found = useQuery({
    queryKey: ['files', area, 'mine'],
    queryFn: ({ signal }) => declaredApi.get<Forms>('/files/mine', { area, signal }),
    meta: { silent: true },
  })
  const names = useMemo(() => folderNames(found.data?.folders ?? []), [found.data])
  if (found.isPending) return <SkeletonText lines={8} />
  if (found.isError)
    return (
      <ErrorState title="I moduli non si sono caricati" onRetry={() => void found.refetch()}>
        {found.error.message} Gli altri strumenti funzionano lo stesso.
      </ErrorState>
    )
  const asked = { q: words, cartella: params.get('cartella') }
  const forms = shownForms(found.data, asked)
  return (
    <div className={classes.forms}>
      <div className={classes.pair}>
        <TextInput
          label="Cerca"
          clearable
          value={words}
          onChange={(text) => {
            setWords(text)
            set({ cerca: text || null }, 'replace')
          }}
        />
        <Select
          label="Cartella"
          clearable
          value={asked.cartella}
          options={[...names].map(([value, label]) => ({ value, label }))}
          onChange={(value) => set({ cartella: value }, 'replace')}
        />
      </div>
      {forms.length === 0 ? (
        <EmptyState title="Nessun modulo">
          {found.data.items.length === 0
            ? 'Quando la sede ne pubblica uno per te, lo trovi qui.'
            : 'Cambia le parole o la cartella.'}
        </EmptyState>
      ) : (
        <CardTable label="Moduli">
          <thead>
            <tr>
              <th scope="col">Modulo</th>
              <th scope="col">Cartella</th>
              <th scope="col">Versione</th>
              <th scope="col">Aggiornato il</th>
              <th scope="col" data-numeric="true">
                Dimensione
              </th>
            </tr>
          </thead>
          <tbody>
            {forms.map((one) => (
              <tr key={one._id}>
                <th scope="row">
                  <a className={classes.link} href={`/v2/files/${one._id}/content?area=${area}`} download>
                    {one.nome}
                  </a>{' '}
                  {one.nuovo && <StateBadge label="Nuovo" tone="info" />}
                  {dueWords(one, today) && <StateBadge label={dueWords(one, today) ?? ''} tone="warn" />}
                  {one.descrizione && <small className={classes.more}>{one.descrizione}</small>}
                </th>
                <td data-label="Cartella">{one.cartella ? (names.get(one.cartella) ?? '') : ''}</td>
                <td data-label="Versione">{one.versione}</td>
                <td data-label="Aggiornato il">{formatDay(one.aggiornatoIl)}</td>
                <td data-label="Dimensione" data-numeric="true">
                  {formatSize(one.dimensione)}
                </td>
              </tr>
            ))}
          </tbody>
        </CardTable>
      )}
    </div>
  )
}
