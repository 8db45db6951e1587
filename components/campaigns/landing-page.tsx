import { Example } from '@/components/site/example'
import { Street } from '@/components/site/illustrations/street'
import type { Company } from '@/lib/core/company'
import type { Esempio } from '@/lib/features/campaigns/example'
import type { Landing } from '@/lib/features/campaigns/present'
import { CampaignShell } from './campaign-shell'
import { CAMPAIGNS } from './content/all'
import type { CampaignContent, Options } from './content/types'
import { LandingForm } from './form/landing-form'
import { LandingEffects } from './landing-effects'
import styles from './landing-page.module.css'
import { variantScript } from './variant-script'

interface Props {
  landing: Landing
  company: Company
  esempio: Esempio | null
  province: Options
}

/* Every variant is in the page, one is shown: the HTML is the same for everybody and nothing changes while it loads. */
function Heads({ heads, landing }: { heads: CampaignContent['heads']; landing: Landing }) {
  const { channel, varianti } = landing
  return varianti.map((variante) => {
    const { title, lead } = heads[channel][variante]
    return (
      <div key={variante} className={varianti.length > 1 ? styles[variante] : undefined}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    )
  })
}

function Proofs({ proofs }: Pick<CampaignContent, 'proofs'>) {
  return (
    <ul className={styles.proofs}>
      {proofs.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** A landing page: one promise, why to believe it, three steps, and what it costs. */
export function LandingPage({ landing, company, esempio, province }: Props) {
  const { product, channel, varianti } = landing
  const { heads, proofs, form, noRate } = CAMPAIGNS[product]
  return (
    <CampaignShell company={company}>
      {varianti.length > 1 ? <script>{variantScript}</script> : null}
      <div className={styles.page}>
        <div className={styles.words}>
          <Heads heads={heads} landing={landing} />
        </div>
        <div className={styles.form}>
          <LandingForm form={form} channel={channel} varianti={varianti} province={province} />
        </div>
        <div className={styles.why}>
          <Proofs proofs={proofs} />
          {esempio ? <Example {...esempio} title={`Un esempio: ${esempio.title}`} /> : null}
          {noRate ? <p className={styles.noRate}>{noRate}</p> : null}
        </div>
      </div>
      <Street className={styles.street} />
      <LandingEffects product={product} channel={channel} varianti={varianti} />
    </CampaignShell>
  )
}
