import { Points } from '@/components/site/offers/points'
import { ProductHead } from '@/components/site/offers/product-head'
import { Section } from '@/components/site/section'
import type { Company } from '@/lib/core/company'
import { EarlyAccount } from './account'
import { EarlyCard } from './card'
import { EarlyDesk } from './desk'
import { RULES } from './points'

/** Paying off a loan early: the calculator, its account line by line, what the law says. */
export function EarlyPage({ company, siteUrl }: { company: Company; siteUrl: string }) {
  return (
    <EarlyDesk>
      <ProductHead
        siteUrl={siteUrl}
        trail={[{ name: 'Estinzione anticipata', path: '/estinzione-anticipata' }]}
        title="Chiudi prima il prestito: che cosa ti viene restituito?"
        lead="Capitale che resta, indennizzo e costi da restituire, al centesimo, per prestiti e cessioni del quinto di ieri e di oggi."
        facts={[
          'Le regole cambiano con la data del contratto',
          'Ogni voce con il suo criterio e la sua fonte',
          'Le cifre restano nel tuo browser',
        ]}
        calculator={<EarlyCard />}
        warnedBy={company}
      />
      <Section
        id="conteggio"
        title="Il conteggio, voce per voce"
        lead="Piano francese con rate mensili; ogni voce è arrotondata al centesimo."
        split
      >
        <EarlyAccount />
      </Section>
      <Section id="legge" tone="sunken" title="Che cosa dice la legge">
        <Points points={RULES} />
      </Section>
    </EarlyDesk>
  )
}
