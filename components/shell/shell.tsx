import Link from 'next/link'
import type { ReactNode } from 'react'
import { Wordmark } from '@/components/site/brand'
import type { Area } from '@/lib/http/client'
import { AccountMenu, type ShellUser } from './account-menu'
import { AREAS } from './area-info'
import { Breadcrumbs } from './breadcrumbs'
import { CommandPalette } from './command-palette'
import { LiveArea } from './live-area'
import type { NavGroup } from './navigation/types'
import { NavigationDrawer } from './navigation-drawer'
import { NavigationList } from './navigation-list'
import { NotificationsBell } from './notifications-bell'
import { PageTitleProvider } from './page-title'
import classes from './shell.module.css'

type Props = {
  area: Area
  user: ShellUser
  /** The built screens this person may open. */
  navigation: readonly NavGroup[]
  children: ReactNode
}

function Home({ area }: { area: Area }) {
  const { home, label } = AREAS[area]
  return (
    <Link href={home} className={classes.home}>
      <Wordmark height={24} />
      <span className={classes.area}>{label}</span>
    </Link>
  )
}

/** What surrounds every signed-in page: menu, top bar, palette. */
export function Shell({ area, user, navigation, children }: Props) {
  return (
    <PageTitleProvider>
      <a href="#contenuto" className={classes.skip}>
        Vai al contenuto
      </a>
      <div className={classes.frame}>
        <aside className={classes.side}>
          <Home area={area} />
          <NavigationList navigation={navigation} />
        </aside>
        <div className={classes.page}>
          <header className={classes.top}>
            <NavigationDrawer navigation={navigation} title={<Home area={area} />} />
            <Breadcrumbs navigation={navigation} />
            <CommandPalette navigation={navigation} />
            <NotificationsBell />
            <AccountMenu user={user} />
          </header>
          <main id="contenuto" tabIndex={-1} className={classes.main}>
            {children}
          </main>
        </div>
      </div>
      <LiveArea />
    </PageTitleProvider>
  )
}
