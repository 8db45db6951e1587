'use client'

import { useElementSize } from '@mantine/hooks'
import Link from 'next/link'
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Box, Text } from '@/components/ui/layout'
import classes from './chart.module.css'

const Saying = createContext<(words: string | null) => void>(() => undefined)

type Props = {
  label: string
  height: number
  /** How many marks the arrows up and down pass over. */
  across?: number
  /** Given the width in pixels: letters keep their size whatever it is. */
  children: (width: number) => ReactNode
}

const marksOf = (svg: Element | null) => [...(svg?.querySelectorAll<SVGElement>('[data-mark]') ?? [])]

/** Where drawings stand that are walked through by the arrows: one stop of the keyboard, and a line that reads out the mark. */
export function Canvas({ label, height, across = 1, children }: Props) {
  const { ref, width } = useElementSize()
  const svg = useRef<SVGSVGElement>(null)
  const [words, say] = useState<string | null>(null)
  // The marks change with the figures: one of them always takes the keyboard.
  useEffect(() => {
    const marks = marksOf(svg.current)
    if (!marks.some(({ tabIndex }) => tabIndex === 0)) marks[0]?.setAttribute('tabindex', '0')
  })
  return (
    <Box ref={ref} miw={0} className={classes.canvas}>
      <svg
        ref={svg}
        role="application"
        aria-label={label}
        width={width}
        height={height}
        onFocus={keepStop}
        onKeyDown={(event) => walk(event, across)}
      >
        <Saying value={say}>{width > 0 && children(width)}</Saying>
      </svg>
      <Text mt="xxs" mih="1.4em" c="dimmed" fz="xs" aria-hidden="true">
        {words ?? 'Passa il puntatore o usa le frecce per leggere le cifre.'}
      </Text>
    </Box>
  )
}

/** Where one has been is where one comes back. */
function keepStop({ currentTarget, target }: FocusEvent<SVGSVGElement>): void {
  for (const mark of marksOf(currentTarget)) mark.setAttribute('tabindex', mark === target ? '0' : '-1')
}

function walk(event: KeyboardEvent<SVGSVGElement>, across: number): void {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: across,
    ArrowUp: -across,
  }
  const marks = marksOf(event.currentTarget)
  const at = marks.indexOf(event.target as SVGElement)
  const ends: Record<string, number> = { Home: 0, End: marks.length - 1 }
  const to = ends[event.key] ?? at + (steps[event.key] ?? 0)
  if (to === at || !marks[to]) return
  event.preventDefault()
  marks[to].focus()
}

type MarkProps = { label: string; href?: string; children: ReactNode }

/** One thing of a drawing: it is read out, and opens the list that it counts where there is one. */
export function Mark({ label, href, children }: MarkProps) {
  const say = use(Saying)
  const own = {
    'data-mark': '',
    'aria-label': label,
    className: classes.mark,
    tabIndex: -1,
    onFocus: () => say(label),
    onBlur: () => say(null),
    onMouseEnter: () => say(label),
    onMouseLeave: () => say(null),
  }
  if (href)
    return (
      <Link href={href} prefetch={false} {...own}>
        {children}
      </Link>
    )
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the arrows stop here to read it out
    <g role="img" {...own}>
      {children}
    </g>
  )
}
