'use client'

import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from '@/components/data/record/record-head.module.css'
import { IntentLink } from '@/components/ui/intent-link'
import { isPageKey, type KeyGroup, useKeyHelp } from '@/components/ui/key-help'
import type { End } from './list-place'
import { useNeighbours } from './use-list-place'

const STEPS = [
  { end: 'prev', key: 'k', label: 'Precedente nell’elenco', Icon: IconChevronUp },
  { end: 'next', key: 'j', label: 'Successivo nell’elenco', Icon: IconChevronDown },
] as const

const KEYS: KeyGroup = {
  title: 'Scheda aperta da un elenco',
  keys: [
    { keys: ['j'], label: 'Scheda successiva' },
    { keys: ['k'], label: 'Scheda precedente' },
  ],
}

/** From one record to the next of the list that they came from, in its order and with its filters. */
export function Neighbours() {
  const neighbours = useNeighbours()
  const isAlone = !neighbours || (neighbours.prev === null && neighbours.next === null)
  const nav = useRef<HTMLElement>(null)
  useKeyHelp(isAlone ? undefined : KEYS)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS.find(({ key }) => key === event.key)
      if (!step || !isPageKey(event)) return
      // By the link, which asks first where something is unsaved.
      const link = nav.current?.querySelector<HTMLAnchorElement>(`a[data-end="${step.end}"]`)
      if (!link) return
      event.preventDefault()
      link.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (isAlone) return null
  return (
    <nav ref={nav} className={classes.steps} data-screen-only aria-label="Elenco di provenienza">
      {STEPS.map(({ end, key, label, Icon }) => (
        <Step key={end} end={end} href={neighbours[end]} label={label} hint={`${label} (${key})`}>
          <Icon size={16} stroke={1.6} aria-hidden="true" />
        </Step>
      ))}
    </nav>
  )
}

type StepProps = { end: End; href: string | null; label: string; hint: string; children: React.ReactNode }

/** At the end of the list the place of the link stays, so that the other one does not move. */
function Step({ end, href, label, hint, children }: StepProps) {
  if (href === null) return <span aria-hidden="true">{children}</span>
  return (
    <IntentLink href={href} data-end={end} aria-label={label} title={hint}>
      {children}
    </IntentLink>
  )
}
