'use client'

import { CloseButton, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Box, Group } from '@/components/ui/layout'
import { useBackCloses } from '@/components/ui/use-back-closes'
import type { NavGroup } from './navigation/types'
import classes from './navigation-drawer.module.css'
import { NavigationList } from './navigation-list'
import { QuickLinksList } from './quick-links-list'

type Props = { navigation: readonly NavGroup[]; title: ReactNode; className?: string; children: ReactNode }

/** Everything that the bar of the phone has no place for; `children` is what its button shows. */
export function NavigationDrawer({ navigation, title, className, children }: Props) {
  const [opened, { open, close }] = useDisclosure(false)
  const onLink = useBackCloses(close, { opened })
  const follow = () => {
    onLink()
    close()
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={open}
      >
        {children}
      </button>
      <Drawer.Root
        opened={opened}
        onClose={close}
        position="right"
        size={300}
        padding={0}
        classNames={{ content: classes.content }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label="Menu">
          <Group
            gap={0}
            justify="space-between"
            wrap="nowrap"
            py="xs"
            pr="xs"
            pl="lg"
            mih={64}
            className={classes.head}
          >
            {title}
            <CloseButton aria-label="Chiudi il menu" size="lg" className={classes.close} onClick={close} />
          </Group>
          <Drawer.Body className={classes.body}>
            <NavigationList navigation={navigation} onFollow={follow} />
            <QuickLinksList onFollow={follow} />
            {/* The site has a document of its own: this is no navigation inside the area. */}
            <Box href="/" component="a" p="sm" c="var(--ink-inverse-soft)" fz="sm" className={classes.site}>
              Vai al sito
            </Box>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}
