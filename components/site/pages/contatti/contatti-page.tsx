import type { Company } from '@/lib/core/company'
import type { MapTiles } from '@/lib/core/map-tiles'
import type { PublicAgency } from '@/lib/features/agencies/types'
import { financialService, JsonLd } from '../../json-ld'
import { PageHead } from '../../page-head'
import { Section } from '../../section'
import { AgencyFinder } from './agency-finder'
import { forFinder } from './agency-types'
import styles from './contatti-page.module.css'
import { Italy } from './italy'
import { MessageForm } from './message-form'
import { Ways } from './ways'

interface Props {
  company: Company
  agencies: PublicAgency[]
  /** What an agency can help with. */
  services: readonly string[]
  tiles: MapTiles | null
  siteUrl: string
}

/** Contacts and agency finder. */
export function ContattiPage({ company, agencies, services, tiles, siteUrl }: Props) {
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[{ name: 'Contatti e agenzie', path: '/contattaci' }]}
        title="Parla con una persona"
        lead="Al telefono, per iscritto o in agenzia: scegli tu. Non costa nulla e non ti impegna."
        aside={<Ways company={company} />}
      >
        <p className={styles.jump}>
          <a href="#scrivici" className="azione">
            Scrivici
          </a>
          {agencies.length > 0 ? (
            <a href="#agenzie" className="azione-piana">
              Trova un’agenzia
            </a>
          ) : null}
        </p>
      </PageHead>
      {agencies.length === 0 ? null : (
        <Section
          id="agenzie"
          title="Trova l’agenzia vicino a te"
          lead="Scrivi il CAP o il comune: vedi quanto è lontana, se è aperta e come arrivarci."
        >
          <AgencyFinder all={agencies.map(forFinder)} services={[...services]} tiles={tiles}>
            <Italy />
          </AgencyFinder>
        </Section>
      )}
      <Section
        id="scrivici"
        title="Scrivici"
        tone="sunken"
        split
        lead="Basta un breve messaggio. Ti risponde un consulente entro un giorno lavorativo, per e-mail o al telefono."
      >
        <MessageForm />
      </Section>
      <JsonLd data={financialService(company, siteUrl)} />
    </>
  )
}
