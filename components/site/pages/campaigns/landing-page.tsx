import { Example } from '@/components/site/example'
import { Street } from '@/components/site/illustrations/street'
import type { Company } from '@/lib/core/company'
import type { Esempio } from '@/lib/features/campaigns/example'
import type { Landing } from '@/lib/features/campaigns/present'
import type { Variante } from '@/lib/features/campaigns/schema'
import { stepScript, variantScript } from '@/lib/words/page-scripts'
import { CampaignShell } from './campaign-shell'
import { CAMPAIGNS } from './content/all'
import type { CampaignContent, Options } from './content/types'
import { LandingForm } from './form/landing-form'
import { LandingEffects } from './landing-effects'
import styles from './landing-page.module.css'

interface Props {
  landing: Landing
  company: Company
  esempio: Esempio | null
  province: Options
}

/*
 * Every variant is in the same heading, one is shown: the HTML is the same for everybody and nothing changes while it
 * loads. The space separates them where the style sheet is not applied.
 */
function Variants({ texts }: { texts: readonly (readonly [variante: Variante, text: string])[] }) {
  if (texts.length < 2) return texts[0]?.[1]
  return texts.map(([variante, text]) => (
    <span key={variante} className={styles[variante]}>
      {text}{' '}
    </span>
  ))
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
    <CampaignShell company={company} product={product}>
      {varianti.length > 1 ? <script>{variantScript}</script> : null}
      <script>{stepScript}</script>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1>
            <Variants texts={varianti.map((one) => [one, heads[channel][one].title])} />
          </h1>
          <p className={styles.lead}>
            <Variants texts={varianti.map((one) => [one, heads[channel][one].lead])} />
          </p>
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
