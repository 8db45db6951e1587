'use client'

import { Tabs as MantineTabs } from '@mantine/core'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { Text } from '@/components/ui/layout'
import classes from './tabs.module.css'

export type Tab = {
  value: string
  label: string
  count?: number
  panel: ReactNode
  /** Tabs of one form have the same: what was typed in one is still there in the others. */
  form?: string
}

/** What stays visible of the tab before. */
const EDGE = 48

/** Tabs of a record page; the open one is in the address, so a link leads back to it. */
export function Tabs({
  tabs,
  label,
  param = 'scheda',
}: {
  tabs: readonly Tab[]
  label: string
  param?: string
}) {
  const query = useSearchParams()
  const chosen = query.get(param)
  const first = tabs[0]?.value ?? ''
  const open = tabs.some(({ value }) => value === chosen) ? chosen : first
  // Replaces the address without asking the server: every panel is already here.
  const choose = (value: string | null) => {
    const next = new URLSearchParams(query)
    if (value === null || value === first) next.delete(param)
    else next.set(param, value)
    window.history.replaceState(null, '', `?${next}`)
  }
  const at = tabs.findIndex(({ value }) => value === open)
  const list = useRef<HTMLDivElement>(null)
  // On a telephone the row of tabs scrolls: the open one is brought into sight, and nothing else moves.
  useEffect(() => {
    const row = list.current
    const tab = row?.children.item(at)
    if (row && tab instanceof HTMLElement) row.scrollLeft = tab.offsetLeft - row.offsetLeft - EDGE
  }, [at])
  return (
    <MantineTabs
      value={open}
      onChange={choose}
      keepMounted={false}
      // What is kept has to go on listening: it warns who leaves the page.
      keepMountedMode="display-none"
      classNames={{ root: classes.root, list: classes.list, panel: classes.panel }}
    >
      <MantineTabs.List ref={list} aria-label={label}>
        {tabs.map(({ value, label: name, count }) => (
          <MantineTabs.Tab key={value} value={value}>
            {name}
            {count !== undefined && (
              <Text span c="dimmed" figures>
                {' '}
                {count}
              </Text>
            )}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {panelsOf(tabs, open).map(({ value, panel, form }) => (
        <MantineTabs.Panel key={form ?? value} value={value} keepMounted={form !== undefined}>
          {panel}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  )
}

/** One panel for each tab, but one for all that share a form: the open tab's, or the first one's. */
function panelsOf(tabs: readonly Tab[], open: string | null): Tab[] {
  const isShown = ({ value, form }: Tab, at: number) => {
    if (form === undefined || value === open) return true
    const isFirst = tabs.findIndex((one) => one.form === form) === at
    return isFirst && !tabs.some((one) => one.form === form && one.value === open)
  }
  return tabs.filter(isShown)
}
