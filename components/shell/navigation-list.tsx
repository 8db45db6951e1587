'use client'

import { IconChevronDown } from '@tabler/icons-react'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { Box, Stack } from '@/components/ui/layout'
import { NavIcon } from './nav-icon'
import { type Place, placeAt, placesOf } from './navigation/places'
import type { NavGroup } from './navigation/types'
import classes from './navigation-list.module.css'
import { ScreenLink } from './screen-link'

/** `onFollow`: the list stands in a drawer with an entry of the history, which the link takes over. */
type Props = { navigation: readonly NavGroup[]; onFollow?: () => void }

/** The whole menu, for the drawer: kinds of work that open one at a time, the one of this page first. */
export function NavigationList({ navigation, onFollow }: Props) {
  const here = placeAt(navigation, usePathname())
  const [open, setOpen] = useState(here?.place.href)
  const current = here?.screen?.path
  return (
    <nav aria-label="Menu">
      <Stack component="ul" gap={0}>
        {placesOf(navigation).map((place) => (
          <li key={place.href}>
            {place.screens.length === 1 ? (
              <Entry
                path={place.href}
                label={place.label}
                icon={place.icon}
                current={current}
                onFollow={onFollow}
              />
            ) : (
              <Group
                place={place}
                open={open === place.href}
                onToggle={() => setOpen(open === place.href ? undefined : place.href)}
                current={current}
                onFollow={onFollow}
              />
            )}
          </li>
        ))}
      </Stack>
    </nav>
  )
}

type Shown = { current: string | undefined; onFollow?: () => void }
type GroupProps = Shown & { place: Place; open: boolean; onToggle: () => void }

function Group({ place: { label, icon, screens }, open, onToggle, ...shown }: GroupProps) {
  return (
    <>
      <button type="button" className={classes.entry} aria-expanded={open} onClick={onToggle}>
        <NavIcon name={icon} />
        <Box component="span" flex={1}>
          {label}
        </Box>
        <IconChevronDown size={16} aria-hidden="true" className={classes.chevron} />
      </button>
      {open && (
        <Stack component="ul" gap={0} pb="xxs" pl="xl" className={classes.inner}>
          {screens.map((screen) => (
            <li key={screen.path}>
              <Entry path={screen.path} label={screen.label} {...shown} />
            </li>
          ))}
        </Stack>
      )}
    </>
  )
}

type EntryProps = Shown & { path: string; label: string; icon?: Place['icon'] }

function Entry({ path, label, icon, current, onFollow }: EntryProps) {
  return (
    <ScreenLink
      href={path}
      className={classes.entry}
      aria-current={path === current ? 'page' : undefined}
      replace={onFollow !== undefined}
      onClick={onFollow}
    >
      {icon && <NavIcon name={icon} />}
      <Box component="span" flex={1}>
        {label}
      </Box>
    </ScreenLink>
  )
}
