import type { AgencyAgent } from '@/lib/features/agencies/types'
import { FIGURE } from '@/lib/features/agents/schema'
import { SiteLink } from '../../site-link'
import { Portrait } from '../agente/portrait'
import styles from './people.module.css'

const roleOf = (figura: string) => Object.entries(FIGURE).find(([key]) => key === figura)?.[1] ?? ''

/** The agents of the agency; each has a page with number and reviews. */
export function People({ agents }: { agents: AgencyAgent[] }) {
  return (
    <ul className={styles.people}>
      {agents.map((agent) => (
        <li key={agent.id}>
          <Portrait agent={agent} small />
          <div>
            <h3>
              <SiteLink href={`/agente/${agent.slug}`}>
                {agent.nome} {agent.cognome}
              </SiteLink>
            </h3>
            <p>{roleOf(agent.figura)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
