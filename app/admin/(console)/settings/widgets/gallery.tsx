'use client'

import { Stack } from '@/components/ui/layout'
import { ActionSection } from './action-section'
import { AudienceSection } from './audience-section'
import { BoardSection } from './board-section'
import { ChartSection } from './chart-section'
import { ChoiceSection } from './choice-section'
import { DateSection } from './date-section'
import { DocumentSection } from './document-section'
import classes from './gallery.module.css'
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
      <h1 className={classes.heading}>Componenti</h1>
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
