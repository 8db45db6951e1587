import type { Company } from '@/lib/core/company'
import type { Posizione } from '@/lib/features/leads/contact-requests/schema'
import { JsonLd } from '../../json-ld'
import { PageHead } from '../../page-head'
import { Section } from '../../section'
import { ApplicationForm } from './application-form'
import { DeskSpot } from './desk-spot'
import { jobPosting } from './job-json-ld'
import styles from './lavora-page.module.css'
import { Positions } from './positions'

interface Props {
  positions: Posizione[]
  company: Company
  siteUrl: string
}

const REASONS = [
  ['Compensi chiari.', 'Sai prima quanto guadagni su una pratica, e quando arriva.'],
  ['Strumenti che funzionano.', 'Confronto, documenti e pratiche in un posto solo, anche dal telefono.'],
  ['Formazione in orario di lavoro.', 'L’esame OAM, gli aggiornamenti di legge, i prodotti delle banche.'],
  ['Un responsabile di riferimento.', 'Una persona e una sede a cui rivolgerti.'],
] as const

/** Careers. */
export function LavoraPage({ positions, company, siteUrl }: Props) {
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[{ name: 'Lavora con noi', path: '/lavoraConNoi' }]}
        title="Cerchiamo nuovi colleghi"
        lead="Aiutiamo le persone a decidere sul debito più grande della loro vita. Scopri le posizioni aperte e candidati."
        aside={
          <div className={styles.picture}>
            <DeskSpot />
          </div>
        }
      >
        <p className={styles.jump}>
          <a href="#candidati" className="azione">
            Candidati
          </a>
        </p>
      </PageHead>
      <Section
        id="posizioni"
        title="Chi cerchiamo"
        split
        lead={positions.length > 0 ? 'Per ognuna basta il modulo qui sotto.' : undefined}
      >
        <Positions positions={positions} />
      </Section>
      <Section id="perche" title="Come si lavora qui" split>
        <ul className={styles.reasons}>
          {REASONS.map(([title, words]) => (
            <li key={title}>
              <strong>{title}</strong> {words}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="candidati"
        title="Candidati"
        tone="sunken"
        split
        lead="Ogni candidatura viene letta da una persona; il curriculum è visibile solo a chi si occupa della selezione. Puoi chiederne la cancellazione in ogni momento."
      >
        <ApplicationForm positions={positions.map(({ titolo, sede }) => `${titolo}, ${sede}`)} />
      </Section>
      {positions.map((position) => (
        <JsonLd key={`${position.titolo} ${position.sede}`} data={jobPosting(position, company, siteUrl)} />
      ))}
    </>
  )
}
