'use client'

import { shownPicture } from '@/components/data/files/shown-picture'
import { Button } from '@/components/ui/button'
import { StateBadge } from '@/components/ui/status-badge'
import type { Course, Lesson } from '@/lib/features/formazione/types'
import { ExternalPlayer } from './external-player'
import { Player } from './player'
import { Quiz } from './quiz'
import { SeenBar } from './seen-bar'
import classes from './training.module.css'
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
    <article className={classes.lessonView} aria-label={lesson.titolo}>
      <LessonVideo lesson={lesson} watching={watching} fastest={course.velocita} />
      <div className={classes.cardHead}>
        <h2 className={classes.lessonTitle}>{lesson.titolo}</h2>
        {completata && <StateBadge label="Completata" tone="ok" shape="check" />}
      </div>
      <SeenBar seen={visto} length={lesson.durataSec} pct={pct} needed={course.minimoPct} />
      {lesson.descrizione && <p className={classes.text}>{lesson.descrizione}</p>}
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
    </article>
  )
}

type VideoProps = { lesson: Lesson; watching: Watching; fastest: number }

function LessonVideo({ lesson, watching, fastest }: VideoProps) {
  if (!lesson.video)
    return <p className={classes.soft}>Questa lezione si apre quando hai completato quella prima.</p>
  if (lesson.esterno) return <ExternalPlayer lesson={lesson} watching={watching} />
  return <Player lesson={lesson} watching={watching} fastest={fastest} />
}

function Papers({ lesson: { allegati } }: Pick<Props, 'lesson'>) {
  if (allegati.length === 0) return null
  return (
    <section aria-label="Allegati">
      <h3 className={classes.small}>Allegati</h3>
      <ul className={classes.plain}>
        {allegati.map(({ nome, url }) => (
          <li key={url}>
            <a href={shownPicture(url, 'agent')} className={classes.link}>
              {nome}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
