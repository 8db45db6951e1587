import { Section } from '@/components/site/section'
import { SiteLink } from '@/components/site/site-link'
import type { PublicAgent } from '@/lib/features/agents/schema'
import styles from './places.module.css'
import { QrCode } from './qr-code'
import { aPersona } from './words'

type Agency = NonNullable<PublicAgent['agency']>

function AgencyCard({ agency }: { agency: Agency }) {
  return (
    <li className={styles.place}>
      <h3>{agency.nome}</h3>
      <address>
        {agency.indirizzo}
        <br />
        {agency.cap} {agency.comune} ({agency.provincia})
      </address>
      <p>
        <SiteLink href={`/agenzia/${agency.slug}`}>Orari, mappa e chi ci lavora</SiteLink>
      </p>
    </li>
  )
}

/** Where else to meet: the agency, the page for companies, this page on a phone. */
export function Places({ agent, url }: { agent: PublicAgent; url: string }) {
  return (
    <Section id="dove" title={`Altri modi per arrivare ${aPersona(agent.nome)}`}>
      <ul className={styles.places}>
        {agent.agency ? <AgencyCard agency={agent.agency} /> : null}
        <li className={styles.place}>
          <h3>Hai un’impresa?</h3>
          <p>Liquidità, investimenti, leasing e immobili strumentali hanno una pagina e un modulo loro.</p>
          <p>
            <SiteLink href={`/agente/${agent.slug}/aziende`}>{agent.nome} per le aziende</SiteLink>
          </p>
        </li>
        <li className={styles.place}>
          <h3>Conosci qualcuno che cerca casa?</h3>
          <p>Lascia il suo nome: prima di chiamare chiediamo il permesso a lui, o a lei.</p>
          <p>
            <SiteLink href={`/segnalazione/${agent.slug}`}>
              Presenta una persona {aPersona(agent.nome)}
            </SiteLink>
          </p>
        </li>
        <li className={styles.code}>
          <QrCode text={url} label={`Codice QR di questa pagina: ${url}`} />
          <div>
            <h3>Questa pagina sul telefono</h3>
            <p>Inquadra il codice, oppure fallo inquadrare a chi vuoi.</p>
          </div>
        </li>
      </ul>
    </Section>
  )
}
