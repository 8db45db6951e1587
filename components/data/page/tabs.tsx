'use client'

import { Tabs as MantineTabs } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { shownTabs, tabsThatFit } from '@/components/data/list/tabs-that-fit'
import { Text } from '@/components/ui/layout'
import { Menu } from '@/components/ui/menu'
import classes from './tabs.module.css'

export type Tab = {
  value: string
  label: string
  count?: number
  panel: ReactNode
  /** Tabs of one form have the same: what was typed in one is still there in the others. */
  form?: string
}

/** Pixels of the letters and margins of these tabs. */
const SIZE = { letter: 7, margins: 22 }

/**
 * Tabs of a record page, on one line: those that have no room stand in a menu at its end. The open one is in the address, so a link
 * leads back to it.
 */
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
  const { ref, width } = useElementSize()
  const words = tabs.map(({ label: name, count }) => (count === undefined ? name : `${name} ${count}`))
  // Before it is measured the line has all of them.
  const fitting = width > 0 ? tabsThatFit(words, width, SIZE) : tabs.length
  const shown = shownTabs(tabs.length, fitting, at)
  const inLine = tabs.filter((_, place) => shown.includes(place))
  const others = tabs.filter((_, place) => !shown.includes(place))
  return (
    <MantineTabs
      value={open}
      onChange={choose}
      keepMounted={false}
      // What is kept has to go on listening: it warns who leaves the page.
      keepMountedMode="display-none"
      classNames={{ root: classes.root, list: classes.list, panel: classes.panel, tab: classes.tab }}
    >
      <div className={classes.bar} ref={ref} data-screen-only>
        <MantineTabs.List aria-label={label}>
          {inLine.map(({ value, label: name, count }) => (
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
        {others.length > 0 && (
          <Menu
            label={`${label}: altre schede`}
            target={
              <button type="button" className={classes.others}>
                Altre
              </button>
            }
            items={others.map(({ value, label: name, count }) => ({
              label: count === undefined ? name : `${name} ${count}`,
              onClick: () => choose(value),
            }))}
          />
        )}
      </div>
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
