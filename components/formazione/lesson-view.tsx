'use client'

import { shownPicture } from '@/components/data/files/shown-picture'
import { Button } from '@/components/ui/button'
import { Flex, Group, Stack, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import type { Course, Lesson } from '@/lib/features/formazione/types'
import { ExternalPlayer } from './external-player'
import { Player } from './player'
import { Quiz } from './quiz'
import { SeenBar } from './seen-bar'
import { useCourseChanges } from './use-training'
import { useWatching, type Watching } from './use-watching'

type Props = { course: Course; lesson: Lesson }

/** A lesson: its video, how much of it was seen, its papers and its quiz. */
export function LessonView({ course, lesson }: Props) {
  const { told, answered, reread } = useCourseChanges(course._id)
  const watching = useWatching(lesson, {
    onStep: (progress) => told(lesson, progress),
    onStale: reread,
  })
  const { pct, visto, completata } = lesson
  const next = course.elenco[course.elenco.findIndex(({ _id }) => _id === lesson._id) + 1]
  return (
    <Stack component="article" gap="sm" miw={0} aria-label={lesson.titolo}>
      <LessonVideo lesson={lesson} watching={watching} fastest={course.velocita} />
      <Flex rowGap="xxs" columnGap="sm" align="baseline" justify="space-between" wrap="wrap">
        <Text component="h2" fz="lg" fw={600}>
          {lesson.titolo}
        </Text>
        {completata && <StateBadge label="Completata" tone="ok" shape="check" />}
      </Flex>
      <SeenBar seen={visto} length={lesson.durataSec} pct={pct} needed={course.minimoPct} />
      {lesson.descrizione && (
        <Text fz="row" breaks="lines">
          {lesson.descrizione}
        </Text>
      )}
      <Papers lesson={lesson} />
      {lesson.quiz && (
        <Quiz
          course={course}
          lesson={lesson}
          quiz={lesson.quiz}
          isOpen={pct >= course.minimoPct}
          onDone={answered}
        />
      )}
      {next && !next.bloccata && completata && (
        <div>
          <Button
            look="primary"
            href={`/agents/system/videoFormazione?corso=${course._id}&lezione=${next._id}`}
          >
            LEZIONE SUCCESSIVA
          </Button>
        </div>
      )}
    </Stack>
  )
}

type VideoProps = { lesson: Lesson; watching: Watching; fastest: number }

function LessonVideo({ lesson, watching, fastest }: VideoProps) {
  if (!lesson.video)
    return (
      <Text c="dimmed" fz="xs">
        Questa lezione si apre quando hai completato quella prima.
      </Text>
    )
  if (lesson.esterno) return <ExternalPlayer lesson={lesson} watching={watching} />
  return <Player lesson={lesson} watching={watching} fastest={fastest} />
}

function Papers({ lesson: { allegati } }: Pick<Props, 'lesson'>) {
  if (allegati.length === 0) return null
  return (
    <section aria-label="Allegati">
      <Text component="h3" mb="xxs" fz="sm" fw={600}>
        Allegati
      </Text>
      <Stack component="ul" gap="xs" fz="row">
        {allegati.map(({ nome, url }) => (
          <Group component="li" gap="xs" justify="space-between" wrap="nowrap" key={url}>
            <a href={shownPicture(url, 'agent')}>{nome}</a>
          </Group>
        ))}
      </Stack>
    </section>
  )
}
