'use client'

import { useRef, useState } from 'react'
import { shownPicture } from '@/components/data/files/shown-picture'
import { Box, Card, Stack } from '@/components/ui/layout'
import { Select } from '@/components/ui/select'
import { numberText } from '@/lib/core/number-text'
import type { Lesson } from '@/lib/features/formazione/types'
import classes from './training.module.css'
import type { Watching } from './use-watching'

const SPEEDS = [1, 1.25, 1.5, 2].map((speed) => ({
  speed,
  value: String(speed),
  label: `${numberText(speed)}×`,
}))
/** So close to its end a lesson begins at its beginning again. */
const AT_END = 5

/** `fastest`: the server counts no more of a video than fits into the time that goes by. */
type Props = { lesson: Lesson; watching: Watching; fastest: number }

/** One of our own videos, from where it was left. */
export function Player({ lesson, watching, fastest }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [speed, setSpeed] = useState('1')
  const [isMissing, setMissing] = useState(false)
  const start = lesson.posizione < lesson.durataSec - AT_END ? lesson.posizione : 0
  if (isMissing)
    return (
      <Card component="p" gap="sm" align="flex-start" justify="center" p="lg" mih={220} role="alert">
        Il video non si riesce ad aprire. Quello che hai visto resta salvato: riprova più tardi, o dillo alla
        sede con un ticket.
      </Card>
    )
  return (
    <Stack gap="xs">
      {/* biome-ignore lint/a11y/useMediaCaption: subtitles are there where the office has given them */}
      <video
        ref={video}
        className={classes.video}
        controls
        playsInline
        preload="metadata"
        aria-label={lesson.titolo}
        src={shownPicture(lesson.video ?? '', 'agent')}
        poster={lesson.copertina ? shownPicture(lesson.copertina, 'agent') : undefined}
        onLoadedMetadata={() => {
          if (video.current && start > 0) video.current.currentTime = start
        }}
        onTimeUpdate={({ currentTarget }) => {
          if (!currentTarget.paused && !currentTarget.seeking) watching.at(currentTarget.currentTime)
        }}
        onPause={({ currentTarget }) => {
          if (!currentTarget.seeking) watching.at(currentTarget.currentTime)
          watching.pause()
        }}
        onEnded={() => watching.pause()}
        onRateChange={({ currentTarget }) => {
          if (currentTarget.playbackRate > fastest) currentTarget.playbackRate = fastest
          setSpeed(String(currentTarget.playbackRate))
        }}
        onError={() => setMissing(true)}
      >
        {lesson.sottotitoli && (
          <track
            kind="subtitles"
            srcLang="it"
            label="Italiano"
            src={shownPicture(lesson.sottotitoli, 'agent')}
            default
          />
        )}
      </video>
      <Box ml="auto" w={112}>
        <Select
          label="Velocità"
          clearable={false}
          options={SPEEDS.filter((one) => one.speed <= fastest)}
          value={speed}
          onChange={(chosen) => {
            if (!chosen) return
            setSpeed(chosen)
            if (video.current) video.current.playbackRate = Number(chosen)
          }}
        />
      </Box>
    </Stack>
  )
}
