'use client'

import { Flex, Lines } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { formatDay } from '@/lib/core/dates'
import type { Altro, Gruppo } from '@/lib/features/leads/perc-leads/schema'
import { GroupLine } from './group-line'
import classes from './perc-leads.module.css'
import { countWords } from './words'

type Props = {
  gruppi: readonly Gruppo[]
  altri: readonly Altro[]
  primary: React.ReactNode
  /** The group that is open, if any. */
  open: string | null
  onOpen: (id: string | null) => void
}

/** The groups of a product, one line each; one of them is open with all that is known of it. */
export function GroupList({ gruppi, altri, primary, open, onOpen }: Props) {
  return (
    <Section
      title={countWords(gruppi.length, 'gruppo in vigore', 'gruppi in vigore')}
      description="Apri un gruppo per vedere come sono divise le richieste e chi riceve le prossime."
      actions={primary}
      flush
    >
      <Lines component="ul">
        {gruppi.map((gruppo) => (
          <GroupLine
            key={gruppo._id}
            gruppo={gruppo}
            isOpen={open === gruppo._id}
            onToggle={() => onOpen(open === gruppo._id ? null : gruppo._id)}
          />
        ))}
        {altri.map(({ provincia, luogo, dal }) => (
          <Flex
            key={provincia ?? ''}
            component="li"
            rowGap="xxs"
            columnGap="md"
            wrap="wrap"
            py="xs"
            pr="md"
            mih={36}
            c="dimmed"
            fz="row"
            className={classes.inner}
          >
            <span>{luogo}</span>
            <span>{dal ? `Comincia il ${formatDay(dal)}` : 'Chiuso: le richieste vanno per «Ovunque»'}</span>
          </Flex>
        ))}
      </Lines>
    </Section>
  )
}
