'use client'

import { Tooltip } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Stack, Text } from '@/components/ui/layout'
import { NavIcon } from './nav-icon'
import { type Place, placeAt, placesOf } from './navigation/places'
import type { NavGroup } from './navigation/types'
import { QuickLinksList } from './quick-links-list'
import classes from './rail.module.css'
import { toggleRail, useIsRailNarrow } from './rail-state'
import { ScreenLink } from './screen-link'

type Props = { navigation: readonly NavGroup[]; home: ReactNode }

/** The menu at the left: one entry for each kind of work, then the pages that this person keeps at hand. */
export function Rail({ navigation, home }: Props) {
  const path = usePathname()
  const here = placeAt(navigation, path)
  const narrow = useIsRailNarrow()
  return (
    <aside className={classes.root} aria-label="Menu laterale">
      {home}
      <nav aria-label="Menu">
        <Stack component="ul" gap={0}>
          {placesOf(navigation).map((place) => (
            <li key={place.href}>
              <Entry place={place} narrow={narrow} current={currentOf(place, here)} />
            </li>
          ))}
        </Stack>
      </nav>
      <QuickLinksList narrow={narrow} />
      <RailToggle narrow={narrow} />
    </aside>
  )
}

/** A place of one screen is that page; of several, the page is one of its tabs. */
function currentOf(place: Place, here: ReturnType<typeof placeAt>) {
  if (here?.place.href !== place.href) return undefined
  return place.screens.length === 1 && here.screen ? 'page' : 'true'
}

type EntryProps = { place: Place; narrow: boolean; current: 'page' | 'true' | undefined }

function Entry({ place: { href, icon, label }, narrow, current }: EntryProps) {
  return (
    <Tooltip
      label={label}
      position="right"
      disabled={!narrow}
      events={{ hover: true, focus: true, touch: false }}
    >
      <ScreenLink href={href} className={classes.entry} aria-current={current}>
        <NavIcon name={icon} />
        <Text span className={classes.word}>
          {label}
        </Text>
      </ScreenLink>
    </Tooltip>
  )
}

function RailToggle({ narrow }: { narrow: boolean }) {
  const Icon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const label = narrow ? 'Allarga il menu' : 'Riduci il menu'
  return (
    <Tooltip
      label={label}
      position="right"
      disabled={!narrow}
      events={{ hover: true, focus: true, touch: false }}
    >
      <button type="button" className={classes.toggle} aria-expanded={!narrow} onClick={toggleRail}>
        <Icon size={18} stroke={1.6} aria-hidden="true" />
        <Text span truncate className={classes.word}>
          {label}
        </Text>
      </button>
    </Tooltip>
  )
}
