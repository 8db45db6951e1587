import { CardTable } from '@/components/data/table/card-table'
import { EmptyState } from '@/components/ui/empty-state'
import { formatSize } from '@/components/ui/file-size'
import { IntentLink } from '@/components/ui/intent-link'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { formatInstant } from '@/lib/core/dates'
import { type BucketPage, type ListedObject, scopoWords } from '@/lib/features/files/storage/schema'
import classes from './storage-browser.module.css'
import { STATI_OGGETTO } from './words'

type Props = {
  page: BucketPage
  /** Keys are written whole: they come from any folder. */
  flat: boolean
  onOpen: (prefix: string) => void
}

/** Folders first, then objects, each with what the database knows of it. */
export function ObjectsTable({ page: { bucket, prefix, cartelle, items }, flat, onOpen }: Props) {
  if (cartelle.length + items.length === 0)
    return prefix || flat ? (
      <EmptyState title="Qui non c’è niente">Prova un altro prefisso, o torna all’inizio.</EmptyState>
    ) : (
      <EmptyState title="L’archivio è ancora vuoto">
        I file caricati aspettano nel database, e arrivano qui da soli in pochi minuti.
      </EmptyState>
    )
  return (
    <CardTable label="Oggetti">
      <TableHead
        heads={['Oggetto', 'File', 'A che cosa serve', 'Stato', { figure: 'Dimensione' }, 'Scritto']}
      />
      <tbody>
        {cartelle.map((folder) => (
          <tr key={folder}>
            <th scope="row" colSpan={6}>
              <button type="button" className={classes.folder} onClick={() => onOpen(folder)}>
                {folder.slice(prefix.length)}
              </button>
            </th>
          </tr>
        ))}
        {items.map((item) => (
          <ObjectLine
            key={item.key}
            href={`/admin/system/storage/${bucket}/${item.key64}`}
            label={flat ? item.key : item.key.slice(prefix.length)}
            item={item}
          />
        ))}
      </tbody>
    </CardTable>
  )
}

type LineProps = { href: string; label: string; item: ListedObject }

function ObjectLine({ href, label, item: { key, nome, scopo, stato, size, changedAt } }: LineProps) {
  const state = STATI_OGGETTO[stato]
  return (
    <tr>
      <th scope="row" title={key}>
        <IntentLink href={href} className={classes.key}>
          {label}
        </IntentLink>
      </th>
      <td data-label="File">{nome}</td>
      <td data-label="A che cosa serve">{scopo && scopoWords(scopo)}</td>
      <td data-label="Stato">
        <StateBadge {...state} />
      </td>
      <td data-label="Dimensione" data-numeric="true">
        {formatSize(size)}
      </td>
      <td data-label="Scritto">{changedAt && formatInstant(changedAt)}</td>
    </tr>
  )
}
