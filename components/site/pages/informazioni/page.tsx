import type { Metadata } from 'next'
import { CreditWarning } from '@/components/markup/credit-warning'
import { Example } from '@/components/site/example'
import { pageMetadata } from '@/components/site/metadata'
import { PageHead } from '@/components/site/page-head'
import { Prose } from '@/components/site/prose'
import { Section } from '@/components/site/section'
import { formatDay } from '@/lib/core/dates'
import { PRODOTTI_CONSUMO } from '@/lib/features/content/informazioni/schema'
import type { Informazione, Versione } from '@/lib/features/content/informazioni/types'
import { Versions } from './versions'

interface Props {
  shown: Informazione
  /** Of its product, the one in force first. */
  versions: Versione[]
  /** The warning of the version's first day. */
  avvertenza: string
  siteUrl: string
}

const pathOf = ({ prodotto, numero }: Versione, isFormer: boolean) =>
  `/informazioni/${prodotto}${isFormer ? `/${numero}` : ''}`

export const informationMetadata = (shown: Informazione, isFormer = false): Promise<Metadata> =>
  pageMetadata({
    title: `Informazioni generali: ${PRODOTTI_CONSUMO[shown.prodotto]}${isFormer ? `, versione ${shown.numero}` : ''}`,
    description: `${PRODOTTI_CONSUMO[shown.prodotto]}: costi, durata, garanzie, ripensamento ed esempio rappresentativo, con la data da cui valgono.`,
    path: pathOf(shown, isFormer),
    sharedImage: true,
    // Who searches wants what is in force; the versions of before are found from there.
    noindex: isFormer,
  })

/** What is always to be had of a product before anybody asks for it: its example, its text, and the versions of before. */
export function InformationPage({ shown, versions, avvertenza, siteUrl }: Props) {
  const { prodotto, numero, dal, al, corpo, esempio, _id } = shown
  const name = PRODOTTI_CONSUMO[prodotto]
  const { title, note, ...figures } = esempio
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[
          { name: 'Trasparenza', path: '/pagine/trasparenza' },
          { name, path: pathOf(shown, al !== null) },
        ]}
        title={`Informazioni generali: ${name.toLowerCase()}`}
        lead={
          al
            ? `Versione ${numero}, mostrata dal ${formatDay(dal)} al ${formatDay(al)}: non è più in vigore.`
            : `Versione ${numero}, in vigore dal ${formatDay(dal)}.`
        }
      >
        <CreditWarning company={{ avvertenza }} />
        <p>
          <a href={`/v2/informazioni/${_id}/pdf`} className="azione-piana">
            Scarica il PDF
          </a>
        </p>
      </PageHead>
      <Section id="esempio" title="Quanto costa, con un esempio" split>
        <Example {...figures} note={`${title}. ${note}`} />
      </Section>
      <Section id="testo" title="Che cosa c’è da sapere" tone="sunken" split>
        <Prose html={corpo} />
      </Section>
      <Section id="versioni" title="Tutte le versioni" split>
        <Versions versions={versions} />
      </Section>
    </>
  )
}
