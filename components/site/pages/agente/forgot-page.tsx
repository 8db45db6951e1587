import { PageHead } from '@/components/site/page-head'
import { askUs, type Company } from '@/lib/core/company'
import agentStyles from './agent-page.module.css'
import card from './card.module.css'
import { ForgotForm } from './forgot-form'

/** For agents who cannot sign in any more. */
export function ForgotPage({ company, siteUrl }: { company: Company; siteUrl: string }) {
  return (
    <PageHead
      siteUrl={siteUrl}
      trail={[{ name: 'Password dimenticata', path: '/agente/password-dimenticata' }]}
      title="Hai dimenticato la password?"
      lead="Scrivi l’indirizzo con cui entri nell’area agenti: ti inviamo un link per sceglierne una nuova."
      aside={
        <div className={card.card}>
          <ForgotForm />
        </div>
      }
    >
      <p className={agentStyles.bio}>
        Questa pagina è per gli agenti di {company.marchio}. Il link arriva solo per e-mail, vale un’ora e si
        usa una volta. Se non arriva, guarda nella posta indesiderata o {askUs(company)}.
      </p>
      <p className={agentStyles.elsewhere}>
        <a href="/agents/login">Torna all’accesso agenti</a>
        <a href="/area-clienti/password-dimenticata">Sei un cliente? La pagina è questa</a>
      </p>
    </PageHead>
  )
}
