import { PageHead } from '@/components/site/page-head'
import { SiteLink } from '@/components/site/site-link'
import { formatDay } from '@/lib/core/dates'
import type { FormerAgent } from '@/lib/features/agents/former'
import type { Reviews as Page, RatingSummary } from '@/lib/features/ratings/schema'
import styles from './agent-page.module.css'
import { GonePage } from './gone-page'
import { Reviews } from './reviews'

interface Props {
  former: FormerAgent | 'gone'
  summary?: RatingSummary
  reviews?: Page
  siteUrl: string
}

/** Somebody who is no longer here: it is said, the reviews stay, and there is a way on. */
export function FormerPage({ former, summary, reviews, siteUrl }: Props) {
  if (former === 'gone' || !summary || !reviews) return <GonePage />
  const { _id, slug, nome, cognome, dal, agency } = former
  const name = `${nome} ${cognome}`
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[
          { name: 'Contatti e agenzie', path: '/contattaci' },
          { name, path: `/agente/${slug}` },
        ]}
        title={name}
        lead={`Non più attivo dal ${formatDay(dal)}`}
      >
        <p className={styles.bio}>
          {name} non lavora più con noi. Se eri in contatto con questa persona, le tue richieste e le tue
          pratiche sono seguite da un’altra: per sapere chi è, scrivici.
        </p>
        <p className={styles.ways}>
          <SiteLink href={agency ? `/agenzia/${agency.slug}` : '/contattaci'} className="azione">
            {agency ? `Contatta l’agenzia di ${agency.comune}` : 'Contattaci'}
          </SiteLink>
        </p>
      </PageHead>
      {summary.media === null ? null : <Reviews agentId={_id} nome={nome} summary={summary} page={reviews} />}
    </>
  )
}
