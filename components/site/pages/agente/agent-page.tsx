import { CreditWarning } from '@/components/markup/credit-warning'
import { JsonLd } from '@/components/site/json-ld'
import { PageHead } from '@/components/site/page-head'
import { Section } from '@/components/site/section'
import type { Company } from '@/lib/core/company'
import type { PublicAgent } from '@/lib/features/agents/schema'
import type { Reviews as Page, RatingSummary } from '@/lib/features/ratings/schema'
import { AgentForm } from './agent-form'
import { agentJsonLd } from './agent-json-ld'
import styles from './agent-page.module.css'
import card from './card.module.css'
import { ContactCard } from './contact-card'
import { Places } from './places'
import { Reviews } from './reviews'
import { Stars } from './stars'
import { Trust } from './trust'
import { aPersona, mediaText, recensioniText } from './words'

interface Props {
  agent: PublicAgent
  summary: RatingSummary
  reviews: Page
  company: Company
  siteUrl: string
}

/** "Agente a Milano" */
const placeOf = ({ figuraLabel, agency }: PublicAgent) =>
  agency ? `${figuraLabel} a ${agency.comune}` : figuraLabel

/** The page of one agent: a person with a face, a number that can be checked, and what clients said. */
export function AgentPage({ agent, summary, reviews, company, siteUrl }: Props) {
  const name = `${agent.nome} ${agent.cognome}`
  const path = `/agente/${agent.slug}`
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[
          { name: 'Contatti e agenzie', path: '/contattaci' },
          { name, path },
        ]}
        title={name}
        lead={placeOf(agent)}
        aside={<ContactCard agent={agent} />}
      >
        {agent.bio ? <p className={styles.bio}>{agent.bio}</p> : null}
        <CreditWarning company={company} />
        {summary.media === null ? null : (
          <p className={styles.rating}>
            <Stars value={summary.media} />
            <a href="#recensioni">
              {mediaText(summary.media)} su {recensioniText(summary.numero)}
            </a>
          </p>
        )}
        <p className={styles.ways}>
          <a href="#scrivi" className="azione">
            Scrivi {aPersona(agent.nome)}
          </a>
        </p>
      </PageHead>
      <Trust agent={agent} company={company} />
      <Reviews agentId={agent._id} nome={agent.nome} summary={summary} page={reviews} />
      <Section
        id="scrivi"
        title={`Scrivi ${aPersona(agent.nome)}`}
        split
        lead="Il messaggio arriva solo a questa persona, senza centralini. Rispondere non costa nulla e non ti impegna."
      >
        <div className={card.card}>
          <AgentForm agentId={agent._id} nome={agent.nome} />
        </div>
      </Section>
      <Places agent={agent} url={`${siteUrl}${path}`} />
      <JsonLd
        data={agentJsonLd({ agent, summary, reviews: reviews.items, siteUrl, telefono: company.telefono })}
      />
    </>
  )
}
