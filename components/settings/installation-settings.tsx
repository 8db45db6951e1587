'use client'

import { useState } from 'react'
import { useNavigation } from '@/components/shell/use-navigation'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex, Lines } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { SkeletonTable } from '@/components/ui/skeletons'
import { TextInput } from '@/components/ui/text-input'
import { SETTING_GROUPS } from '@/lib/settings/define'
import { SettingLine } from './setting-line'
import { foundIn } from './setting-words'
import { useSettings } from './use-settings'

/** What the installation is set to, in groups, with a search. */
export function InstallationSettings() {
  const { list } = useSettings()
  const [question, setQuestion] = useState('')
  if (list.isPending) return <SkeletonTable />
  if (!list.data) return <ErrorState onRetry={() => void list.refetch()}>{list.error?.message}</ErrorState>
  const groups = foundIn(list.data.items, question)
  return (
    <>
      <Flex rowGap="sm" columnGap="md" align="flex-end" wrap="wrap" mb="md">
        <Box maw={480} flex="1 1 240px">
          <TextInput
            label="Cerca fra le impostazioni"
            type="search"
            value={question}
            onChange={setQuestion}
            placeholder="Per esempio: piè di pagina, giorni, partner"
            clearable
          />
        </Box>
        <HistoryLink />
      </Flex>
      {groups.length === 0 && <EmptyState title="Nessuna impostazione con queste parole" />}
      {groups.map(({ group, items }) => (
        <Section key={group} title={SETTING_GROUPS[group]} flush>
          <Lines component="ul">
            {items.map((item) => (
              <SettingLine key={item.key} item={item} />
            ))}
          </Lines>
        </Section>
      ))}
    </>
  )
}

const HISTORY = '/admin/feeds/commits'

/** Where every change is told, for those who may read it. */
function HistoryLink() {
  const isOpen = useNavigation().some(({ screens }) => screens.some(({ path }) => path === HISTORY))
  if (!isOpen) return null
  return (
    <Box
      component={IntentLink}
      mih={24}
      c="var(--link)"
      lh="24px"
      href={`${HISTORY}?filter[model]=Impostazioni`}
    >
      Chi ha cambiato che cosa
    </Box>
  )
}
