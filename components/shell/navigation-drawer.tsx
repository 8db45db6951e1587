'use client'

import { ActionIcon, CloseButton, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { NavGroup } from './navigation/types'
import classes from './navigation-drawer.module.css'
import { NavigationList } from './navigation-list'

type Props = { navigation: readonly NavGroup[]; title: ReactNode }

/** The menu on a phone. */
export function NavigationDrawer({ navigation, title }: Props) {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        className={classes.button}
        aria-label="Apri il menu"
        aria-expanded={opened}
        onClick={open}
      >
        <IconMenu2 size={22} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <Drawer.Root
        opened={opened}
        onClose={close}
        size={300}
        padding={0}
        classNames={{ content: classes.content }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label="Menu">
          <div className={classes.head}>
            {title}
            <CloseButton aria-label="Chiudi il menu" size="lg" className={classes.close} onClick={close} />
          </div>
          <Drawer.Body>
            <NavigationList navigation={navigation} onFollow={close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}
