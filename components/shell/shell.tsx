'use client'

import type { ReactNode } from 'react'
import { EnrolNotice } from '@/components/accounts/enrol-notice'
import { ProofPrompt } from '@/components/accounts/proof-prompt'
import { PageTitleProvider } from '@/components/data/page/page-title'
import { Mark, Wordmark } from '@/components/site/brand'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex, Stack } from '@/components/ui/layout'
import type { Area } from '@/lib/http/client'
import { AccountMenu, type ShellUser } from './account-menu'
import { AREAS } from './area-info'
import { BottomBar } from './bottom-bar'
import { Breadcrumbs } from './breadcrumbs'
import { CartBadge } from './cart-badge'
import { CommandPalette } from './command-palette'
import { LiveArea } from './live-area'
import type { NavGroup } from './navigation/types'
import { NotificationsBell } from './notifications-bell'
import { PinButton } from './pin-button'
import { Rail } from './rail'
import { RememberUser } from './remember-user'
import { ScreenTabs } from './screen-tabs'
import { SectionSwitch } from './section-switch'
import classes from './shell.module.css'
import { NavigationProvider } from './use-navigation'
import { QuickLinksProvider } from './use-quick-links'
import { Visits } from './visits'

type Props = {
  area: Area
  user: ShellUser
  /** The built screens this person may open. */
  navigation: readonly NavGroup[]
  children: ReactNode
  /** Above every page. */
  notice?: ReactNode
}

function Home({ area, brand }: { area: Area; brand: string }) {
  const { home, label } = AREAS[area]
  return (
    <IntentLink href={home} className={classes.home} aria-label={`${brand}, ${label}`}>
      <span className={classes.wordmark}>
        <Wordmark marchio={brand} size="small" />
      </span>
      <span className={classes.mark}>
        <Mark size={24} />
      </span>
      <span className={classes.area}>{label}</span>
    </IntentLink>
  )
}

/**
 * What surrounds every signed-in page: menu, top bar, palette, and what keeps them up to date. A client component, so
 * that the navigation is in the page's payload once: parts that each got it from the server would refer to each
 * other's properties, which React does not always resolve while their scripts are still being loaded.
 */
export function Shell(props: Props) {
  return (
    <>
      <ShellFrame {...props} notice={props.area !== 'client' && <EnrolNotice area={props.area} />} />
      <LiveArea />
      <ProofPrompt area={props.area} />
      <RememberUser name={props.user.name.trim()} />
    </>
  )
}

/** In a page that is kept for all, names are filled up with spaces. */
const trimmed = ({ name, initials, email, brand }: ShellUser): ShellUser => ({
  name: name.trim(),
  initials: initials.trim(),
  email: email.trim(),
  brand: brand.trim(),
})

/** The same without the connection that keeps it up to date. */
export function ShellFrame({ area, user: given, navigation, children, notice }: Props) {
  const user = trimmed(given)
  return (
    <NavigationProvider navigation={navigation}>
      <QuickLinksProvider who={user.email}>
        <PageTitleProvider Pin={PinButton}>
          <a href="#contenuto" className={classes.skip}>
            Vai al contenuto
          </a>
          <Flex mih="100dvh">
            <Rail navigation={navigation} home={<Home area={area} brand={user.brand} />} />
            <Stack gap={0} miw={0} flex={1}>
              <header className={classes.top}>
                <SectionSwitch navigation={navigation} home={<Home area={area} brand={user.brand} />} />
                <CommandPalette navigation={navigation} />
                <Breadcrumbs navigation={navigation} />
                <CartBadge />
                <NotificationsBell />
                <AccountMenu user={user} />
              </header>
              <ScreenTabs navigation={navigation} />
              <main id="contenuto" tabIndex={-1} className={classes.main}>
                {notice}
                {children}
              </main>
            </Stack>
          </Flex>
          <BottomBar navigation={navigation} title={<Home area={area} brand={user.brand} />} />
          <Visits navigation={navigation} />
        </PageTitleProvider>
      </QuickLinksProvider>
    </NavigationProvider>
  )
}
