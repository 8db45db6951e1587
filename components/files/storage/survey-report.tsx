import { CardTable } from '@/components/data/table/card-table'
import { formatSize } from '@/components/ui/file-size'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Text } from '@/components/ui/layout'
import { TableHead } from '@/components/ui/table-head'
import { formatInstant } from '@/lib/core/dates'
import { surveyResult, toKey64 } from '@/lib/features/files/storage/schema'
import { counted } from '@/lib/italian/counted'
import classes from './storage-browser.module.css'

type Props = { bucket: string; result: unknown; at: string }

/** What a survey has found, with the first of each kind. */
export function SurveyReport({ bucket, result, at }: Props) {
  const report = surveyResult.safeParse(result).data
  if (!report) return null
  const { oggetti, bytes, orfani, orfaniBytes, cancellati, mancanti, elencoOrfani, elencoMancanti } = report
  const removed = cancellati > 0 ? ` Cancellati: ${cancellati}.` : ''
  return (
    <Box miw={0} className={classes.stack}>
      <Text c="dimmed" fz="xs">
        {formatInstant(at)}: {counted(oggetti, 'oggetto', 'oggetti')} ({formatSize(bytes)}),{' '}
        {counted(orfani, 'orfano', 'orfani')} ({formatSize(orfaniBytes)}),{' '}
        {counted(mancanti, 'file mancante', 'file mancanti')}.{removed}
      </Text>
      {elencoOrfani.length > 0 && cancellati === 0 && (
        <CardTable label="Oggetti orfani">
          <TableHead heads={['Oggetto orfano', { figure: 'Dimensione' }]} />
          <tbody>
            {elencoOrfani.map(({ key, size }) => (
              <tr key={key}>
                <th scope="row">
                  <ObjectLink bucket={bucket} objectKey={key} label={key} />
                </th>
                <td data-label="Dimensione" data-numeric="true">
                  {formatSize(size)}
                </td>
              </tr>
            ))}
          </tbody>
        </CardTable>
      )}
      {elencoMancanti.length > 0 && (
        <CardTable label="File mancanti">
          <TableHead heads={['File mancante', 'Di chi è']} />
          <tbody>
            {elencoMancanti.map(({ key, nome, proprietario }) => (
              <tr key={key}>
                <th scope="row">
                  <ObjectLink bucket={bucket} objectKey={key} label={nome} />
                </th>
                <td data-label="Di chi è">{proprietario ?? 'di nessuno'}</td>
              </tr>
            ))}
          </tbody>
        </CardTable>
      )}
    </Box>
  )
}

type LinkProps = { bucket: string; objectKey: string; label: string }

const ObjectLink = ({ bucket, objectKey, label }: LinkProps) => (
  <IntentLink href={`/admin/system/storage/${bucket}/${toKey64(objectKey)}`}>{label}</IntentLink>
)
