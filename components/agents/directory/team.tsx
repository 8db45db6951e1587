'use client'

import type { ReactNode } from 'react'
import { ContactLinks } from '@/components/data/record/contact-links'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { SkeletonTable } from '@/components/ui/skeletons'
import { figuraWords } from '@/lib/features/agents/directory/labels'
import type { Colleague, TeamReply } from '@/lib/features/agents/directory/schema'
import { Absence, ColleaguePortrait } from './colleague-card'
import classes from './directory.module.css'
import { useTeam } from './use-directory'

type Member = TeamReply['items'][number]
type Props = { menuOf: (person: Colleague) => ReactNode }

/** The people below the reader, each under whom they report to. */
export function Team({ menuOf }: Props) {
  const team = useTeam(true)
  if (team.isLoadingError)
    return <ErrorState onRetry={() => void team.refetch()}>{team.error.message}</ErrorState>
  if (!team.data) return <SkeletonTable columns={3} rows={8} />
  const { items } = team.data
  if (items.length === 0)
    return (
      <EmptyState title="Nessuno dipende da te">
        Quando la sede ti affida una squadra, la trovi qui.
      </EmptyState>
    )
  const known = new Set(items.map(({ _id }) => _id))
  // Directly below the reader: nobody of these is their manager.
  const first = items.filter(({ managerId }) => !managerId || !known.has(managerId))
  return <Level members={first} all={items} menuOf={menuOf} label="La mia squadra" />
}

type LevelProps = Props & { members: readonly Member[]; all: readonly Member[]; label: string }

const Level = ({ members, all, menuOf, label }: LevelProps) => (
  <Stack component="ul" gap={0} className={classes.tree} aria-label={label}>
    {members.map((member) => {
      const below = all.filter(({ managerId }) => managerId === member._id)
      const name = `${member.nome} ${member.cognome}`
      return (
        <li key={member._id}>
          <Flex rowGap="xxs" columnGap="sm" align="center" wrap="wrap" py="xxs" mih={52} fz="row">
            <ColleaguePortrait person={member} />
            <Box miw={0} flex="1 1 0">
              <strong>{name}</strong>
              <Text c="dimmed" fz="xs">
                {[figuraWords(member.figura), member.agency?.nome].filter(Boolean).join(' · ')}
              </Text>
              <Absence person={member} />
            </Box>
            <ContactLinks telefono={member.telefono} />
            {menuOf(member)}
          </Flex>
          {below.length > 0 && (
            <Level members={below} all={all} menuOf={menuOf} label={`Squadra di ${name}`} />
          )}
        </li>
      )
    })}
  </Stack>
)
