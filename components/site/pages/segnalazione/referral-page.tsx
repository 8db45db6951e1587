import { PageHead } from '@/components/site/page-head'
import { Section } from '@/components/site/section'
import { SiteLink } from '@/components/site/site-link'
import type { PublicAgent } from '@/lib/features/agents/schema'
import type { Partner } from '@/lib/features/leads/segnalazioni/schema'
import card from '../agente/card.module.css'
import { AgentStrip } from './agent-strip'
import { copyOf } from './copy'
import { ReferralForm } from './referral-form'
import styles from './referral-page.module.css'
import { CarSpot, LetterboxSpot } from './spots'
import { Steps } from './steps'

interface Props {
  agent: PublicAgent
  partner?: Partner
  path: string
  /** Whether this installation pays referrers. */
  paid: boolean
  siteUrl: string
}

/** What there is in it for the referrer, said before they write. */
function Fee({ paid }: { paid: boolean }) {
  return paid ? (
    <p className={styles.fee}>
      <strong>Chi segnala può essere pagato.</strong> Solo chi ha con noi un accordo scritto, in vigore il
      giorno della segnalazione, riceve un compenso se la pratica si conclude. Senza accordo la segnalazione
      vale lo stesso, ma non è compensata. La persona che presenti legge il tuo nome e se puoi ricevere un
      compenso; per lei non c’è alcun costo.
    </p>
  ) : (
    <p className={styles.fee}>
      <strong>Nessun compenso.</strong> Le segnalazioni non sono compensate. La persona che presenti legge il
      tuo nome, e anche per lei il servizio è gratuito.
    </p>
  )
}

/** The referral form of one agent. */
export function ReferralPage({ agent, partner, path, paid, siteUrl }: Props) {
  const copy = copyOf(agent.nome, partner)
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[
          { name: `${agent.nome} ${agent.cognome}`, path: `/agente/${agent.slug}` },
          { name: copy.name, path },
        ]}
        title={copy.title}
        lead={copy.lead}
        aside={<Steps picture={partner ? <CarSpot /> : <LetterboxSpot />} steps={copy.steps} />}
      >
        <AgentStrip agent={agent} />
        <Fee paid={paid} />
        <p className={styles.ways}>
          <a href="#segnala" className="azione">
            Lascia i recapiti
          </a>
          <SiteLink href="/segnalazione/esito">Hai già un codice? Vedi come procede</SiteLink>
        </p>
      </PageHead>
      <Section
        id="segnala"
        title="Lascia i recapiti in due minuti"
        tone="sunken"
        split
        lead={`Usiamo i recapiti che lasci solo per chiedere il permesso. Se non riceviamo una risposta, dopo 30 giorni li cancelliamo.`}
      >
        <div className={card.card}>
          <ReferralForm agentId={agent._id} nome={agent.nome} partner={partner} who={copy.who} />
        </div>
      </Section>
    </>
  )
}
