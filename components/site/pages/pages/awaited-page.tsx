import { PageHead } from '@/components/site/page-head'
import { SiteLink } from '@/components/site/site-link'

type Props = { url: string; titolo: string; siteUrl: string }

/** In the place of a page that the site links to and that nobody has published yet. */
export function AwaitedPage({ url, titolo, siteUrl }: Props) {
  return (
    <PageHead
      siteUrl={siteUrl}
      trail={[{ name: titolo, path: `/pagine/${url}` }]}
      title={titolo}
      lead="Questa pagina non è ancora pubblicata. Per avere le informazioni che cerchi, scrivici."
    >
      <p>
        <SiteLink href="/contattaci" className="azione">
          Vai ai contatti
        </SiteLink>
      </p>
    </PageHead>
  )
}
