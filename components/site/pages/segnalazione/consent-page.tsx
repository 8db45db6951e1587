import { PageHead } from '@/components/site/page-head'
import { SiteLink } from '@/components/site/site-link'
import { brokerOf, type Company } from '@/lib/core/company'
import type { ConsentRequest } from '@/lib/features/leads/segnalazioni/schema'
import card from '../agente/card.module.css'
import { AgentStrip } from './agent-strip'
import { ConsentForm } from './consent-form'
import styles from './referral-page.module.css'

interface Props {
  token: string
  request: ConsentRequest
  company: Company
  siteUrl: string
}

const CLOSED = {
  answered: {
    title: 'Hai già risposto',
    text: 'La tua risposta è registrata e non serve altro. Se hai cambiato idea, scrivici o chiamaci.',
  },
  expired: {
    title: 'Questo link è scaduto',
    text: 'Non avendo una risposta non ti abbiamo contattato, e i recapiti che avevamo ricevuto sono cancellati.',
  },
} as const

/** The referred person's page: who spoke of them, to whom, and two answers. */
export function ConsentPage({ token, request, company, siteUrl }: Props) {
  const trail = [{ name: 'La tua risposta', path: `/consenso-segnalazione/${token}` }]
  if (request.state !== 'open') {
    const { title, text } = CLOSED[request.state]
    return (
      <PageHead siteUrl={siteUrl} trail={trail} title={title} lead={text}>
        <p>
          <SiteLink href="/contattaci" className="azione">
            Vai ai contatti
          </SiteLink>
        </p>
      </PageHead>
    )
  }
  const { nome, segnalante, agent, partner } = request
  const what = partner ? 'un’auto a noleggio a lungo termine' : 'un mutuo o un finanziamento'
  return (
    <PageHead
      siteUrl={siteUrl}
      trail={trail}
      title={`${nome}, vuoi che ti chiamiamo?`}
      lead={`${segnalante} ci ha parlato di te, per farti avere un consulente per ${what}. Decidi tu.`}
      aside={
        <div className={card.card}>
          <ConsentForm
            token={token}
            asksEmail={request.asksEmail}
            asksProduct={partner === null}
            agente={`${agent.nome} ${agent.cognome}`}
          />
        </div>
      }
    >
      <AgentStrip agent={agent} />
      <p className={styles.fee}>
        <strong>Che cosa sappiamo di te.</strong> Solo il nome e i recapiti che ci ha dato {segnalante}. Li
        usiamo solo per questa domanda: se dici di no, o non rispondi, li cancelliamo entro 30 giorni.
      </p>
      <p className={styles.fee}>
        <strong>Chi ti presenta.</strong> {segnalante}{' '}
        {request.compensata
          ? 'può ricevere un compenso da noi, secondo un accordo scritto, se la pratica si conclude. Tu non paghi nulla in più.'
          : 'non riceve alcun compenso per averci parlato di te.'}
      </p>
      <p className={styles.fee}>
        <strong>Chi siamo.</strong> {brokerOf(company)}. Parlarci non costa nulla e non ti impegna.
      </p>
    </PageHead>
  )
}
