import {
  IconArrowRight,
  IconBell,
  IconCalendarEvent,
  IconFileText,
  IconMessage,
  IconNote,
  IconPhone,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { Box, Flex, Text } from '@/components/ui/layout'
import type { Evento } from '@/lib/activity/schema'
import { formatInstant } from '@/lib/core/dates'
import type { Option } from '@/lib/words/options'
import classes from './activity.module.css'
import { headlineOf, kindOf, ORIGINI, wordsOf } from './activity-words'

const ICONS: Record<string, TablerIcon> = {
  nota: IconNote,
  chiamata: IconPhone,
  messaggio: IconMessage,
  stato: IconArrowRight,
  documento: IconFileText,
  persona: IconUser,
  assegnazione: IconUser,
  sollecito: IconBell,
  ricontatto: IconPhone,
  appuntamento: IconCalendarEvent,
}

type Props = {
  evento: Evento
  stati: readonly Option[]
  /** Says of each entry whether clients read it. */
  isShared?: boolean
  onRemove?: (evento: Evento) => unknown
}

/** One thing that happened: what, in whose words, by whom and when. */
export function ActivityEntry({ evento, stati, isShared = false, onRemove }: Props) {
  const { tipo, chi, at, pubblico, origine, annullabile } = evento
  const Icon = ICONS[tipo] ?? IconNote
  const headline = headlineOf(evento, stati)
  const testo = wordsOf(evento, stati)
  const written = tipo === 'nota' || tipo === 'chiamata' || tipo === 'messaggio'
  return (
    <li className={classes.entry} data-kind={tipo}>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={14} />
      </span>
      <Box miw={0}>
        <Flex
          component="p"
          rowGap={0}
          columnGap="sm"
          wrap="wrap"
          c="dimmed"
          fz="xs"
          lh="24px"
          className={classes.meta}
        >
          <Text span c="var(--ink)" fw={600}>
            {kindOf(evento)}
          </Text>
          <span>{chi}</span>
          <time dateTime={at}>{formatInstant(at)}</time>
          {origine && <span>{ORIGINI[origine]}</span>}
          {isShared && written && pubblico && (
            <Text span c="var(--info)">
              visibile al cliente
            </Text>
          )}
        </Flex>
        {headline && (
          <Text fz="sm" fw={600}>
            {headline}
          </Text>
        )}
        {testo && (
          <Text fz="sm" breaks="lines">
            {testo}
          </Text>
        )}
      </Box>
      {annullabile && onRemove && (
        <Button
          look="quiet"
          size="xs"
          aria-label={`Togli: ${testo || headline || kindOf(evento)}`}
          onClick={() => onRemove(evento)}
        >
          Togli
        </Button>
      )}
    </li>
  )
}
