'use client'

import { IconMenu2 } from '@tabler/icons-react'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import classes from './bottom-bar.module.css'
import { NavIcon } from './nav-icon'
import { barOf } from './navigation/places'
import type { NavGroup } from './navigation/types'
import { currentEntry } from './navigation/visible'
import { NavigationDrawer } from './navigation-drawer'
import { ScreenLink } from './screen-link'

type Props = { navigation: readonly NavGroup[]; title: ReactNode }

/** On a phone: the main places of the role under the thumb, and everything else behind "Altro". */
export function BottomBar({ navigation, title }: Props) {
  const current = currentEntry(navigation, usePathname())?.path
  return (
    <nav aria-label="Principali" className={classes.root} data-area-bar>
      <ul className={classes.list}>
        {barOf(navigation).map(({ path, icon, label }) => (
          <li key={path}>
            <ScreenLink
              href={path}
              className={classes.place}
              aria-current={path === current ? 'page' : undefined}
            >
              <NavIcon name={icon} />
              <span>{label}</span>
            </ScreenLink>
          </li>
        ))}
        <li>
          <NavigationDrawer navigation={navigation} title={title} className={classes.place}>
            <IconMenu2 size={18} stroke={1.6} aria-hidden="true" />
            <span>Altro</span>
          </NavigationDrawer>
        </li>
      </ul>
    </nav>
  )
}
