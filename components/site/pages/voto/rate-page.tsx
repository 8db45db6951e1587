import { PageHead } from '@/components/site/page-head'
import { SiteLink } from '@/components/site/site-link'
import type { InvitoVoto } from '@/lib/features/ratings/schema'
import { PRODOTTI } from '@/lib/words/products'
import { RatePeople } from './rate-people'
import { StopAsking } from './stop-asking'

interface Props {
  token: string
  invited: InvitoVoto
  siteUrl: string
}

const CLOSED = {
  given: {
    title: 'Il tuo voto c’è già',
    text: 'Per ogni pratica se ne dà uno. Se lo abbiamo pubblicato, lo trovi sulla pagina di chi ti ha seguito.',
  },
  expired: {
    title: 'Questo link è scaduto',
    text: 'Se vuoi ancora dare il tuo voto, lo puoi fare dalla tua area clienti.',
  },
} as const

/** The page of an invitation's link: who followed the case, then whoever of the office worked on it; without signing in. */
export function RatePage({ token, invited: { state, nome, agente, product, sede }, siteUrl }: Props) {
  const trail = [{ name: 'Il tuo voto', path: `/voto/${token}` }]
  if (state !== 'open') {
    const { title, text } = CLOSED[state]
    return (
      <PageHead siteUrl={siteUrl} trail={trail} title={title} lead={text}>
        {sede.length > 0 && <RatePeople token={token} people={sede} />}
        <p>
          <SiteLink href="/area-clienti" className="azione">
            Vai alla tua area
          </SiteLink>
        </p>
      </PageHead>
    )
  }
  return (
    <PageHead
      siteUrl={siteUrl}
      trail={trail}
      title={`${nome}, com’è andata con ${agente}?`}
      lead={`La tua pratica (${PRODOTTI[product].toLowerCase()}) è conclusa. Leggiamo ogni voto prima di pubblicarlo.`}
    >
      <RatePeople token={token} people={[{ nome: agente }, ...sede]} />
      <StopAsking token={token} />
    </PageHead>
  )
}
