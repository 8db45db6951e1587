import { PageHead } from '@/components/site/page-head'
import { SiteLink } from '@/components/site/site-link'
import type { Invited } from '@/lib/features/pratiche/invited'
import { RUOLI_PERSONA } from '@/lib/features/pratiche/schema'
import { PRODOTTI } from '@/lib/words/products'
import card from '../agente/card.module.css'
import styles from './invite-page.module.css'
import { RefusalButton } from './refusal-button'

interface Props {
  token: string
  invited: Invited
  siteUrl: string
}

const CLOSED = {
  answered: {
    title: 'Hai già risposto',
    text: 'La tua risposta è registrata e non serve altro. Se hai accettato, trovi la pratica nella tua area clienti.',
  },
  expired: {
    title: 'Questo invito è scaduto',
    text: 'Non avendo una risposta non abbiamo mostrato nulla a nessuno. Se vuoi seguire la pratica chiedi a chi ti ha indicato di inviarti un altro invito.',
  },
} as const
const HOME = '/area-clienti'

/** The page of an invitation's link: who asks, for what, and the two answers. */
export function InvitePage({ token, invited, siteUrl }: Props) {
  const { state, nome, chi, product, ruolo } = invited
  const trail = [{ name: 'La tua risposta', path: `/invito-pratica/${token}` }]
  if (state !== 'open') {
    const { title, text } = CLOSED[state]
    return (
      <PageHead siteUrl={siteUrl} trail={trail} title={title} lead={text}>
        <p>
          <SiteLink href={HOME} className="azione">
            Vai alla tua area
          </SiteLink>
        </p>
      </PageHead>
    )
  }
  const what = `${PRODOTTI[product].toLowerCase()}, come ${RUOLI_PERSONA[ruolo].toLowerCase()}`
  return (
    <PageHead
      siteUrl={siteUrl}
      trail={trail}
      title={`${nome}, vuoi seguire questa pratica?`}
      lead={`${chi} ti ha indicato in una pratica: ${what}. Decidi tu.`}
      aside={
        <div className={card.card}>
          <div className={styles.answers}>
            <p>Per accettare entra nella tua area con l’indirizzo a cui ti abbiamo scritto.</p>
            <SiteLink href={`${HOME}/login?next=${HOME}`} className="azione">
              Entra e rispondi
            </SiteLink>
            <SiteLink href={`${HOME}/register`} className="azione-piana">
              Non hai un’area? Registrati
            </SiteLink>
            <RefusalButton token={token} />
          </div>
        </div>
      }
    >
      <p>
        <strong>Se accetti</strong> vedi a che punto è la pratica e carichi i tuoi documenti; chi la lavora
        vede il nome e i recapiti della tua area clienti. I tuoi documenti non li vede nessun altro di quelli
        che sono nella pratica.
      </p>
      <p>
        <strong>Se non accetti</strong>, o non rispondi, chi ti ha indicato non vede nulla di tuo.
      </p>
    </PageHead>
  )
}
