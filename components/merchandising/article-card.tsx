import { useId } from 'react'
import { Card, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { DISPONIBILITA, type Disponibilita } from '@/lib/features/merchandising/labels'
import type { ShopItem } from '@/lib/features/merchandising/types'
import { ArticlePicture } from './article-picture'
import { euro } from './order-words'
import classes from './shop.module.css'

const TONES = { subito: 'ok', ordinazione: 'info', esaurito: 'neutral' } as const

export const Availability = ({ is }: { is: Disponibilita }) => (
  <StateBadge label={DISPONIBILITA[is]} tone={TONES[is]} />
)

/** "da 9,90 €" where the variants differ. */
function priceWords({ prezzo, dettagli }: ShopItem): string {
  const prices = dettagli.map((one) => one.prezzo)
  const least = Math.min(...prices, ...(prices.length === 0 ? [prezzo] : []))
  return prices.some((one) => one !== least) ? `da ${euro(least)}` : euro(least)
}

/** One item of the catalogue; it opens as a whole. */
export function ArticleCard({ item, onOpen }: { item: ShopItem; onOpen: () => void }) {
  const id = useId()
  const { nome, varianti, disponibilita } = item
  return (
    <Card
      component="article"
      gap="xxs"
      align="flex-start"
      p="sm"
      h="100%"
      className={classes.card}
      aria-labelledby={id}
    >
      <div className={classes.frame}>
        <ArticlePicture item={item} />
      </div>
      <Text id={id} component="h2" fz="sm" fw={600}>
        <button type="button" className={classes.open} onClick={onOpen}>
          {nome}
        </button>
      </Text>
      <Text figures>{priceWords(item)}</Text>
      <Text c="dimmed" fz="xs" className={classes.soft}>
        {varianti.length > 0 ? varianti.join(' · ') : item.descrizione}
      </Text>
      <Availability is={disponibilita} />
    </Card>
  )
}
