'use client'

import { Modal, UnstyledButton } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import classes from './command-palette.module.css'
import { KeysPanel } from './keys-panel'
import type { NavGroup } from './navigation/types'
import { PaletteSearchBox } from './palette-search-box'
import { useShellKeys } from './use-shell-keys'

/** Everything reachable by typing: people, codes, titles, pages, actions (Ctrl K, ⌘ K); and `?`, which lists the keys. */
export function CommandPalette({ navigation }: { navigation: readonly NavGroup[] }) {
  const [opened, { open, close, toggle }] = useDisclosure(false)
  const [withKeys, keys] = useDisclosure(false)
  useShellKeys(navigation, keys.open)
  // Also while a field has the focus: the shortcut means nothing else there.
  useHotkeys([['mod+K', toggle]], [])
  return (
    <>
      <UnstyledButton className={classes.button} aria-label="Cerca (Ctrl K)" onClick={open}>
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <span className={classes.word}>Cerca</span>
        <kbd className={classes.keys}>Ctrl K</kbd>
      </UnstyledButton>
      <Modal.Root opened={opened} onClose={close} size={640} yOffset={80} padding={0}>
        <Modal.Overlay backgroundOpacity={0.35} />
        <Modal.Content aria-label="Cerca">
          <Modal.Body>
            <PaletteSearchBox navigation={navigation} onDone={close} onKeys={keys.open} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      <KeysPanel opened={withKeys} onClose={keys.close} />
    </>
  )
}
