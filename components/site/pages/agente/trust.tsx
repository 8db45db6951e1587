import { Section } from '@/components/site/section'
import { askUs, brokerOf, type Company } from '@/lib/core/company'
import type { PublicAgent } from '@/lib/features/agents/schema'
import styles from './trust.module.css'

/** How to check that this person is who they say. */
export function Trust({ agent, company }: { agent: PublicAgent; company: Company }) {
  const { nome, oamNumber } = agent
  return (
    <Section
      id="chi-e"
      title="Puoi controllare chi è"
      split
      lead="Prima di dare un documento o di firmare, bastano due minuti."
    >
      <ul className={styles.facts}>
        {oamNumber ? (
          <li>
            <strong>Il numero OAM è {oamNumber}.</strong> L’OAM è l’organismo che tiene l’elenco di chi può
            fare questo mestiere e vigila su come lo fa. L’elenco è pubblico: cerca il numero,
            {` deve comparire ${nome} ${agent.cognome}.`}
          </li>
        ) : null}
        <li>
          <strong>Lavora per {company.marchio}.</strong>
          {` ${brokerOf(company)},`} risponde di quello che fa. Non è una banca: confronta le banche per te, e
          quanto costa te lo dice prima, per iscritto.
        </li>
        <li>
          <strong>Non ti chiede soldi al telefono,</strong> né password, né codici. Se qualcuno lo fa a nome
          suo, riaggancia e {askUs(company)}.
        </li>
      </ul>
    </Section>
  )
}
