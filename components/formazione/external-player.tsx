'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Box, Card, Stack, Text } from '@/components/ui/layout'
import type { Lesson } from '@/lib/features/formazione/types'
import classes from './training.module.css'
import type { Watching } from './use-watching'

const SECOND_MS = 1_000

type Props = { lesson: Lesson; watching: Watching }

/**
 * A video of another site. It does not tell us where it is: what counts is the time for which the page is in view after it was
 * begun.
 */
export function ExternalPlayer({ lesson, watching }: Props) {
  const [isPlaying, setPlaying] = useState(false)
  const { at, pause } = watching
  const { durataSec } = lesson
  const [second, setSecond] = useState(lesson.posizione >= durataSec ? 0 : lesson.posizione)
  useEffect(() => {
    if (!isPlaying) return pause()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSecond((before) => Math.min(durataSec, before + 1))
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [isPlaying, pause, durataSec])
  useEffect(() => {
    if (!isPlaying) return
    at(second)
    if (second >= durataSec) setPlaying(false)
  }, [isPlaying, second, at, durataSec])
  if (!isPlaying)
    return (
      <Card gap="sm" align="flex-start" justify="center" p="lg" mih={220}>
        <Text maw="48ch">
          Questo video è su un altro sito: per contarlo misuriamo il tempo in cui lo tieni aperto qui, in
          questa pagina.
        </Text>
        <Button look="primary" onClick={() => setPlaying(true)}>
          GUARDA IL VIDEO
        </Button>
      </Card>
    )
  return (
    <Stack gap="xs">
      <iframe
        className={classes.video}
        src={lesson.video ?? undefined}
        title={lesson.titolo}
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <Box ml="auto" w={112}>
        <Button size="xs" onClick={() => setPlaying(false)}>
          FERMA
        </Button>
      </Box>
    </Stack>
  )
}
