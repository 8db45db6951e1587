import type { Company } from '@/lib/core/company'
import type { AgencyAgent, PublicAgency } from '@/lib/features/agencies/types'
import { JsonLd } from '../../json-ld'
import { PageHead } from '../../page-head'
import { Section } from '../../section'
import { MessageForm } from '../contatti/message-form'
import { agencyJsonLd } from './agency-json-ld'
import styles from './agency-page.module.css'
import { People } from './people'
import { Services } from './services'
import { Shopfront } from './shopfront'
import { Where } from './where'

interface Props {
  agency: PublicAgency
  agents: AgencyAgent[]
  company: Company
  siteUrl: string
}

function Picture({ agency: { urlPhoto, nome } }: { agency: PublicAgency }) {
  return (
    <div className={styles.picture}>
      {urlPhoto ? <img src={urlPhoto} alt={`La sede di ${nome}`} width={720} height={480} /> : <Shopfront />}
    </div>
  )
}

/** The page of one agency. */
export function AgencyPage({ agency, agents, company, siteUrl }: Props) {
  const { id, slug, nome, comune, servizi } = agency
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[
          { name: 'Contatti e agenzie', path: '/contattaci' },
          { name: nome, path: `/agenzia/${slug}` },
        ]}
        title={nome}
        lead={`A ${comune}: vieni a calcolare la rata con un consulente, che ti segue fino alla firma.`}
        aside={<Picture agency={agency} />}
      >
        <p className={styles.jump}>
          <a href="#scrivi" className="azione">
            Scrivi all’agenzia
          </a>
        </p>
      </PageHead>
      <Section id="dove" title="Dove e quando">
        <Where agency={agency} />
      </Section>
      {servizi.length === 0 ? null : (
        <Section id="servizi" title="Di che cosa ci occupiamo" split>
          <Services servizi={servizi} />
        </Section>
      )}
      {agents.length === 0 ? null : (
        <Section
          id="persone"
          title="Chi ci lavora"
          lead="Ognuno ha la sua pagina, con il numero di iscrizione all’OAM, l’elenco ufficiale di chi fa questo mestiere."
        >
          <People agents={agents} />
        </Section>
      )}
      <Section
        id="scrivi"
        title="Scrivi all’agenzia"
        tone="sunken"
        split
        lead="Per un appuntamento o una domanda: ti risponde chi lavora qui."
      >
        <MessageForm agency={{ id, nome }} />
      </Section>
      <JsonLd data={agencyJsonLd(agency, company, siteUrl)} />
    </>
  )
}
