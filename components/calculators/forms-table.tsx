'use client'

import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useArea } from '@/components/data/page/area'
import { CardTable } from '@/components/data/table/card-table'
import { formatSize } from '@/components/ui/file-size'
import { Box } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { formatDay } from '@/lib/core/dates'
import { dueWords, type Form } from './forms'
import classes from './tools.module.css'

type Props = {
  forms: readonly Form[]
  /** Of the folders, by their ids. */
  names: ReadonlyMap<string, string>
  today: string
  /** The ids of those that are ticked, to be downloaded together. */
  chosen: readonly string[]
  onChoose: (id: string, isChosen: boolean) => void
  onFavourite: (form: Form) => void
}

export function FormsTable({ forms, names, today, chosen, onChoose, onFavourite }: Props) {
  const area = useArea()
  return (
    <CardTable label="Moduli">
      <TableHead heads={['Modulo', 'Cartella', 'Versione', 'Aggiornato il', { figure: 'Dimensione' }]} />
      <tbody>
        {forms.map((one) => (
          <tr key={one._id}>
            <th scope="row">
              <input
                type="checkbox"
                className={classes.tick}
                aria-label={`Scegli ${one.nome}`}
                checked={chosen.includes(one._id)}
                onChange={(event) => onChoose(one._id, event.currentTarget.checked)}
              />
              <button
                type="button"
                className={classes.star}
                aria-pressed={one.preferito}
                aria-label={`Preferito: ${one.nome}`}
                title={one.preferito ? 'Togli dai preferiti' : 'Metti fra i preferiti'}
                onClick={() => onFavourite(one)}
              >
                <Star isOn={one.preferito} />
              </button>
              <a href={`/v2/files/${one._id}/content?area=${area}`} download>
                {one.nome}
              </a>{' '}
              {one.nuovo && <StateBadge label="Nuovo" tone="info" />}
              {dueWords(one, today) && <StateBadge label={dueWords(one, today) ?? ''} tone="warn" />}
              {one.descrizione && (
                <Box component="small" display="block" c="dimmed" fz="xs" fw={400}>
                  {one.descrizione}
                </Box>
              )}
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
  )
}

const Star = ({ isOn }: { isOn: boolean }) =>
  isOn ? <IconStarFilled size={16} aria-hidden="true" /> : <IconStar size={16} aria-hidden="true" />
