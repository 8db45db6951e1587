import { Flex, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { CATEGORIE, PRIORITA, wordOf } from '@/lib/features/comunicazioni/labels'
import type { MineItem } from '@/lib/features/comunicazioni/schema'
import classes from './comunicazioni.module.css'

type Props = Pick<
  MineItem,
  'categoria' | 'priorita' | 'inEvidenza' | 'scaduta' | 'richiedeConferma' | 'confermatoAt'
>

/** What a reader knows of an announcement before reading it. */
export function AnnouncementBadges(props: Props) {
  const { categoria, priorita, inEvidenza, scaduta, richiedeConferma, confermatoAt } = props
  const tone = PRIORITA.find(({ value }) => value === priorita)?.tone ?? 'neutral'
  return (
    <Flex component="span" rowGap="xxs" columnGap="sm" align="center" wrap="wrap" className={classes.badges}>
      {priorita !== 'normale' && <StateBadge label={wordOf(PRIORITA, priorita)} tone={tone} />}
      {inEvidenza && <StateBadge label="In evidenza" tone="info" />}
      {richiedeConferma && !scaduta && !confermatoAt && (
        <StateBadge label="Da confermare" tone="warn" shape="ring" />
      )}
      {confermatoAt && <StateBadge label="Confermata" tone="ok" shape="check" />}
      {scaduta && <StateBadge label="Scaduta" tone="neutral" />}
      <Text span c="dimmed" fz="xs">
        {wordOf(CATEGORIE, categoria)}
      </Text>
    </Flex>
  )
}
