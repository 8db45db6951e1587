'use client'

import { IconChevronRight } from '@tabler/icons-react'
import { Box, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/core/dates'
import type { Gruppo } from '@/lib/features/leads/perc-leads/schema'
import { GroupDetail } from './group-detail'
import classes from './perc-leads.module.css'
import { countWords, isFair, leadsText, lineId } from './words'

type Props = { gruppo: Gruppo; isOpen: boolean; onToggle: () => void }

/** A group in one line: who, since when, how many requests, how fair, and who is next. */
export function GroupLine({ gruppo, isOpen, onToggle }: Props) {
  const { luogo, membri, dal, ricevuti, maxDeficit, prossimi, inProgramma } = gruppo
  const away = membri.filter(({ presenza }) => presenza !== 'presente').length
  return (
    <li id={lineId(gruppo._id)}>
      <button type="button" className={classes.line} aria-expanded={isOpen} onClick={onToggle}>
        <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
        <Box component="strong" fw={600}>
          {luogo}
        </Box>
        <span>
          {countWords(membri.length, 'agente', 'agenti')}
          {away > 0 && `, ${countWords(away, 'non disponibile', 'non disponibili')}`}
        </span>
        <span>
          {countWords(ricevuti, 'richiesta', 'richieste')} dal {formatDay(dal)}
        </span>
        <Text span breaks="never" className={classes.fair}>
          <StateBadge
            label={`scarto ${leadsText(maxDeficit)}`}
            tone={isFair(gruppo) ? 'ok' : 'warn'}
            shape={isFair(gruppo) ? 'check' : 'half'}
          />
        </Text>
        <Text span c="dimmed">
          {prossimi[0] ? `Tocca a ${prossimi[0].nome}` : 'Nessuno disponibile'}
        </Text>
        {inProgramma && (
          <Text span c="dimmed">
            {inProgramma.agenti > 0 ? 'Nuovi pesi dal' : 'Chiude il'} {formatDay(inProgramma.dal)}
          </Text>
        )}
      </button>
      {isOpen && <GroupDetail gruppo={gruppo} />}
    </li>
  )
}
