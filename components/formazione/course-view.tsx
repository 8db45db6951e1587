'use client'

import { useState } from 'react'
import { PageHeader } from '@/components/data/page/page-header'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Card, Columns, Stack, Text } from '@/components/ui/layout'
import { SkeletonText } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/core/dates'
import { capitalized } from '@/lib/core/text'
import { durationWords, hoursWords, STATI_CORSO } from '@/lib/features/formazione/labels'
import type { Course, Lesson } from '@/lib/features/formazione/types'
import { ApiError } from '@/lib/http/client'
import { elided } from '@/lib/italian/elided'
import { CertificateButton } from './certificate-button'
import { LessonView } from './lesson-view'
import classes from './training.module.css'
import { useCourse } from './use-training'

const PAGE = '/agents/system/videoFormazione'
const BACK = <Button href={PAGE}>TUTTI I CORSI</Button>

/** A course: its lessons at the side, the chosen one in the middle. */
export function CourseView({ id, lesson }: { id: string; lesson: string | null }) {
  const course = useCourse(id)
  if (course.isPending) return <SkeletonText lines={10} />
  if (course.isLoadingError) {
    const isMissing = course.error instanceof ApiError && course.error.status === 404
    return (
      <>
        <PageHeader title="Video formazione" actions={BACK} />
        <ErrorState
          title={isMissing ? 'Questo corso non c’è' : undefined}
          onRetry={isMissing ? undefined : () => void course.refetch()}
        >
          {isMissing ? 'Può essere stato tolto, o non essere per te.' : course.error.message}
        </ErrorState>
      </>
    )
  }
  return <Opened course={course.data} lesson={lesson} />
}

function Opened({ course, lesson }: { course: Course; lesson: string | null }) {
  const { titolo, stato, elenco, attestato, scadeIl, oreOam, prossima } = course
  const { label, tone } = STATI_CORSO[stato]
  // Where it goes on is told anew with each lesson that is done: who is looking at one stays there.
  const [begun] = useState(prossima)
  const current =
    elenco.find(({ _id }) => _id === lesson) ?? elenco.find(({ _id }) => _id === begun) ?? elenco[0]
  const details = [
    oreOam > 0 && `${hoursWords(oreOam)} OAM`,
    stato !== 'completato' && scadeIl && `da fare entro il ${formatDay(scadeIl)}`,
    course.sequenziale && 'una lezione dopo l’altra',
  ].filter(Boolean)
  const about = details.join(' · ')
  return (
    <>
      <PageHeader
        title={titolo}
        badge={<StateBadge label={label} tone={tone} />}
        actions={
          <>
            {stato === 'completato' && attestato && (
              <CertificateButton codice={attestato.codice} titolo={titolo} />
            )}
            {BACK}
          </>
        }
      >
        {capitalized(about)}
      </PageHeader>
      <Columns sides="minmax(0, 1fr) 320px">
        <Stack gap="lg" miw={0}>
          {current ? (
            <LessonView key={current._id} course={course} lesson={current} />
          ) : (
            <Text c="dimmed" fz="xs">
              Questo corso non ha ancora lezioni.
            </Text>
          )}
        </Stack>
        <Lessons course={course} current={current} />
      </Columns>
    </>
  )
}

function Lessons({ course, current }: { course: Course; current: Lesson | undefined }) {
  return (
    <Card component="nav" gap="sm" p="md" miw={0} className={classes.hours} aria-label="Lezioni">
      <Text component="h2" fz="md" fw={600}>
        Lezioni{' '}
        <Text span c="dimmed" fz="xs" fw={400}>
          {course.fatte} di {course.lezioni}
        </Text>
      </Text>
      <Stack component="ol" gap={2} mx="-xs" className={classes.lessons}>
        {course.elenco.map((lesson, at) => (
          <li key={lesson._id} data-current={lesson._id === current?._id || undefined}>
            <LessonLine course={course._id} lesson={lesson} at={at} isCurrent={lesson._id === current?._id} />
          </li>
        ))}
      </Stack>
    </Card>
  )
}

type LineProps = { course: string; lesson: Lesson; at: number; isCurrent: boolean }

function LessonLine({ course, lesson, at, isCurrent }: LineProps) {
  const { _id, titolo, durataSec, bloccata, completata, pct, quiz } = lesson
  const words = [
    durationWords(durataSec),
    quiz && 'con quiz',
    completata
      ? 'completata'
      : bloccata
        ? 'si apre dopo la precedente'
        : pct > 0 && `vista ${elided('al', `${pct}%`)}`,
  ]
  const content = (
    <>
      <span className={classes.number} data-done={completata || undefined}>
        {completata ? '✓' : at + 1}
      </span>
      <Box component="span" miw={0}>
        {titolo}
        <Text span display="block" c="dimmed" fz="xs">
          {words.filter(Boolean).join(' · ')}
        </Text>
      </Box>
    </>
  )
  if (bloccata) return <span className={classes.lesson}>{content}</span>
  return (
    <IntentLink
      href={`${PAGE}?corso=${course}&lezione=${_id}`}
      className={classes.lesson}
      aria-current={isCurrent || undefined}
    >
      {content}
    </IntentLink>
  )
}
