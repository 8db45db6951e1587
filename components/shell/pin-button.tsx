'use client'

import { ActionIcon } from '@mantine/core'
import { IconPin, IconPinFilled } from '@tabler/icons-react'
import { usePathname } from 'next/navigation'
import classes from '@/components/data/page/page-header.module.css'
import { placeAt, recordAt } from './navigation/places'
import { pinned, unpinned } from './quick-links'
import { useNavigation } from './use-navigation'
import { useQuickLinks } from './use-quick-links'

/** Keeps the page that is open at hand in the menu, or takes it away from there. Add pages and messages are not kept. */
export function PinButton({ title }: { title: string }) {
  const path = usePathname()
  const navigation = useNavigation()
  const { pins, change } = useQuickLinks()
  const record = recordAt(navigation, path)
  const here = placeAt(navigation, path)
  const screen = record ?? (here?.screen?.path === path ? here.screen : undefined)
  if (!screen || path.split('/').length < 3) return null
  const isPinned = pins.some(({ href }) => href === path)
  const toggle = () => {
    if (isPinned) return change(unpinned(path))
    const { icon, label } = screen
    change(pinned({ href: path, label: record ? title : label, icon, record: record !== undefined }))
  }
  const Icon = isPinned ? IconPinFilled : IconPin
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      className={classes.pin}
      aria-pressed={isPinned}
      aria-label="Fissa nel menu"
      title={isPinned ? 'Togli dal menu' : 'Fissa nel menu'}
      onClick={toggle}
    >
      <Icon size={16} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}
