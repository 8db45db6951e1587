import { Portrait } from '@/components/site/pages/agente/portrait'
import { SiteLink } from '@/components/site/site-link'
import styles from './agent-strip.module.css'

interface Props {
  agent: { nome: string; cognome: string; slug: string; urlPhoto: string | null; oamNumber: string | null }
}

/** Who will read what is written here. */
export function AgentStrip({ agent }: Props) {
  return (
    <div className={styles.strip}>
      <Portrait agent={agent} small />
      <p>
        <strong>{`${agent.nome} ${agent.cognome}`}</strong>
        {agent.oamNumber ? <span>Elenco OAM n. {agent.oamNumber}</span> : null}
        <SiteLink href={`/agente/${agent.slug}`}>Contatti e recensioni</SiteLink>
      </p>
    </div>
  )
}
