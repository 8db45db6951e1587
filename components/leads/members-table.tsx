import { FiguresTable } from '@/components/ui/figures-table'
import { Text } from '@/components/ui/layout'
import { TableHead } from '@/components/ui/table-head'
import { numberText } from '@/lib/core/number-text'
import { type Membro, percent } from '@/lib/features/leads/perc-leads/schema'
import classes from './perc-leads.module.css'
import { deficitWords, leadsText, limitWords, percentWords, presenceWords } from './words'

/** The agents of a group with what was expected and received; who is not there is grey, with the share that the others have. */
export function MembersTable({ label, membri }: { label: string; membri: readonly Membro[] }) {
  return (
    <FiguresTable label={label} look="inset" className={classes.members}>
      <TableHead heads={['Agente', 'Peso', 'Oggi', 'Attese', 'Ricevute', 'Scarto']} />
      <tbody>
        {membri.map((membro) => (
          <tr key={membro.agentId} data-away={membro.presenza !== 'presente' || undefined}>
            <th scope="row">
              {membro.nome}
              <Note membro={membro} />
            </th>
            <td>{percent(membro.peso)}%</td>
            <td>{percentWords(membro.quota)}</td>
            <td>{leadsText(membro.atteso)}</td>
            <td>{numberText(membro.ricevuti)}</td>
            <td>{deficitWords(membro.deficit)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  )
}

function Note({ membro }: { membro: Membro }) {
  const words = [membro.presenza === 'presente' ? '' : presenceWords(membro), limitWords(membro)].filter(
    Boolean,
  )
  return words.length > 0 ? (
    <Text component="small" display="block" c="dimmed" fz="xs">
      {words.join(', ')}
    </Text>
  ) : null
}
