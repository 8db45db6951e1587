'use client'

import { Stack, Text } from '@/components/ui/layout'
import { ActionSection } from './action-section'
import { AudienceSection } from './audience-section'
import { BoardSection } from './board-section'
import { ChartSection } from './chart-section'
import { ChoiceSection } from './choice-section'
import { DateSection } from './date-section'
import { DocumentSection } from './document-section'
import { ListSection } from './list-section'
import { RecordSection } from './record-section'
import { ShellSection } from './shell-section'
import { StateSection } from './state-section'
import { TextSection } from './text-section'
import { AskSection, CalendarSection, HoursSection, KpiSection } from './work-section'

/** Every shared widget in every state. */
export function Gallery() {
  return (
    <Stack gap="xxl" pt="md" pb="var(--s-8)" maw={1200}>
      <Text component="h1" ff="heading" fz="var(--t-6)" fw={600}>
        Componenti
      </Text>
      <TextSection />
      <ChoiceSection />
      <DateSection />
      <DocumentSection />
      <RecordSection />
      <ActionSection />
      <ListSection />
      <StateSection />
      <ChartSection />
      <ShellSection />
      <KpiSection />
      <CalendarSection />
      <BoardSection />
      <HoursSection />
      <AskSection />
      <AudienceSection />
    </Stack>
  )
}
