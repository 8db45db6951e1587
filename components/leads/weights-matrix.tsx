import { FiguresTable } from '@/components/ui/figures-table'
import { Section } from '@/components/ui/section'
import { type Gruppo, percent, sumOf } from '@/lib/features/leads/perc-leads/schema'
import classes from './weights-matrix.module.css'
import { groupWords } from './words'

type Props = { gruppi: readonly Gruppo[]; onOpen: (id: string) => void }

const byName = (a: { nome: string }, b: { nome: string }) => a.nome.localeCompare(b.nome, 'it')

/** Everybody who has a weight somewhere, by name. */
function agentsOf(gruppi: readonly Gruppo[]): { agentId: string; nome: string; away: boolean }[] {
  const known = new Map(gruppi.flatMap(({ membri }) => membri).map((one) => [one.agentId, one]))
  return [...known.values()]
    .map(({ agentId, nome, presenza }) => ({ agentId, nome, away: presenza !== 'presente' }))
    .toSorted(byName)
}

/** All weights of a product at a glance: a line for each place, a column for each agent; to be read, not written. */
export function WeightsMatrix({ gruppi, onOpen }: Props) {
  const agents = agentsOf(gruppi)
  if (agents.length === 0) return null
  return (
    <Section
      title="Tutti i pesi"
      description="Una riga per ogni gruppo in vigore, una colonna per ogni agente. Il nome di un luogo apre il suo gruppo."
      flush
    >
      <FiguresTable label="Tabella: tutti i pesi" className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Luogo</th>
            <th scope="col">Somma</th>
            {agents.map(({ agentId, nome, away }) => (
              <th key={agentId} scope="col" data-away={away || undefined}>
                {nome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gruppi.map((gruppo) => (
            <Line key={gruppo._id} gruppo={gruppo} agents={agents} onOpen={onOpen} />
          ))}
        </tbody>
      </FiguresTable>
    </Section>
  )
}

type LineProps = { gruppo: Gruppo; agents: ReturnType<typeof agentsOf>; onOpen: Props['onOpen'] }

function Line({ gruppo, agents, onOpen }: LineProps) {
  const { _id, luogo, membri } = gruppo
  const weights = new Map(membri.map(({ agentId, peso }) => [agentId, peso]))
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={classes.open}
          aria-label={`Apri il gruppo ${groupWords(gruppo)}`}
          onClick={() => onOpen(_id)}
        >
          {luogo}
        </button>
      </th>
      <td>{percent(sumOf(membri))}%</td>
      {agents.map(({ agentId, away }) => {
        const weight = weights.get(agentId)
        return (
          <td key={agentId} data-away={away || undefined}>
            {weight === undefined ? '' : `${percent(weight)}%`}
          </td>
        )
      })}
    </tr>
  )
}
