import { PageHead } from '@/components/site/page-head'
import { Section } from '@/components/site/section'
import { SiteLink } from '@/components/site/site-link'
import type { PublicAgent } from '@/lib/features/agents/schema'
import { FINALITA, FINALITA_LABELS } from '@/lib/words/purposes'
import agentStyles from './agent-page.module.css'
import card from './card.module.css'
import { CompanyForm } from './company-form'
import styles from './company-page.module.css'
import { ContactCard } from './contact-card'
import { aPersona } from './words'

const SERVICES = [
  {
    title: 'Liquidità',
    text: 'Per pagare fornitori, stipendi e imposte mentre aspetti che i clienti paghino te. Conta quanto e quando incassi, più delle garanzie.',
  },
  {
    title: 'Investimenti',
    text: 'Macchinari, impianti, software. La durata del finanziamento segue la vita utile del bene.',
  },
  {
    title: 'Leasing',
    text: 'Usi il bene e paghi un canone; alla fine lo riscatti, lo restituisci o lo cambi. Vale per auto, furgoni e attrezzature.',
  },
  {
    title: 'Immobile strumentale',
    text: 'Il capannone, l’ufficio, il negozio in cui lavori: un mutuo o un leasing immobiliare, con i conti di tutti e due affiancati.',
  },
] as const

const PAPERS = [
  'la visura camerale, o il certificato di attribuzione della partita IVA',
  'gli ultimi due bilanci, o le ultime due dichiarazioni dei redditi',
  'la situazione contabile di quest’anno, anche provvisoria',
  'l’elenco dei finanziamenti in corso, con le rate',
] as const

const purposes = FINALITA.azienda.map((key) => [key, FINALITA_LABELS[key] ?? key] as const)

/** The same agent, for companies. */
export function CompanyPage({ agent, siteUrl }: { agent: PublicAgent; siteUrl: string }) {
  const { nome, slug } = agent
  const name = `${nome} ${agent.cognome}`
  const path = `/agente/${slug}`
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[
          { name: 'Contatti e agenzie', path: '/contattaci' },
          { name, path },
          { name: 'Aziende', path: `${path}/aziende` },
        ]}
        title={`${name} per la tua azienda`}
        lead="Un solo interlocutore per le banche con cui lavori già e per quelle che non conosci."
        aside={<ContactCard agent={agent} />}
      >
        <p className={agentStyles.ways}>
          <a href="#richiesta" className="azione">
            Racconta {aPersona(nome)} che cosa serve
          </a>
        </p>
      </PageHead>
      <Section
        id="servizi"
        title="Per che cosa si chiede"
        lead="Quattro esigenze diverse: cambia la durata, cambiano le garanzie, cambia la banca giusta."
      >
        <ul className={styles.services}>
          {SERVICES.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="documenti"
        title="Che cosa tenere pronto"
        tone="sunken"
        split
        lead="Non serve tutto per cominciare. Con questi documenti, però, possiamo darti subito una prima risposta."
      >
        <ul className={styles.papers}>
          {PAPERS.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
        <p className={styles.note}>
          Il primo esame non costa nulla. Se poi vai avanti, il compenso di chi ti assiste è scritto nel
          contratto prima di cominciare, e si paga solo a finanziamento erogato.
        </p>
      </Section>
      <Section
        id="richiesta"
        title={`La richiesta arriva ${aPersona(nome)}`}
        split
        lead={
          <>
            Nome, telefono e una breve descrizione: del resto parliamo a voce. Cerchi un mutuo o un prestito
            per te? <SiteLink href={path}>Questa è la pagina per i privati</SiteLink>.
          </>
        }
      >
        <div className={card.card}>
          <CompanyForm agentId={agent._id} nome={nome} finalita={purposes} />
        </div>
      </Section>
    </>
  )
}
