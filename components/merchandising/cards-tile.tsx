import { useId } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { Card, Text } from '@/components/ui/layout'
import classes from './shop.module.css'

/** Cards are printed with a name on them: they are made and ordered on a page of their own. */
export function CardsTile() {
  const id = useId()
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
        <svg viewBox="0 0 90 84" className={classes.drawing} aria-hidden="true">
          <path d="M14 24h62v38H14zM22 36h24M22 44h16M22 52h20M56 34h12v12H56z" />
        </svg>
      </div>
      <Text id={id} component="h2" fz="sm" fw={600}>
        <IntentLink href="/agents/system/BDV" className={classes.open}>
          Biglietti da visita
        </IntentLink>
      </Text>
      <Text c="dimmed" fz="xs" className={classes.soft}>
        Con il tuo nome e i tuoi contatti: li vedi prima di ordinarli.
      </Text>
    </Card>
  )
}

/** Whether they are among what is looked for. */
export const isCards = (category: string, words: string): boolean =>
  ['tutte', 'stampati'].includes(category) && 'biglietti da visita'.includes(words.trim().toLowerCase())
