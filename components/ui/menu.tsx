'use client'

import { Menu as MantineMenu } from '@mantine/core'
import type { ReactNode } from 'react'
import { Button } from './button'

export interface MenuItem {
  label: ReactNode
  onClick: () => void
}

interface MenuProps {
  label: string
  icon?: ReactNode
  disabled?: boolean
  items: MenuItem[]
  /** The button itself, where a bar has buttons of its own. */
  target?: ReactNode
}

/** A button that opens a short list of actions. */
export function Menu({ label, icon, disabled, items, target }: MenuProps) {
  return (
    <MantineMenu shadow="md" position="bottom-end" withinPortal>
      <MantineMenu.Target>
        {target ?? (
          <Button icon={icon} disabled={disabled}>
            {label}
          </Button>
        )}
      </MantineMenu.Target>
      <MantineMenu.Dropdown>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a menu do not move
          <MantineMenu.Item key={index} onClick={item.onClick}>
            {item.label}
          </MantineMenu.Item>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  )
}
