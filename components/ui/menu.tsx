'use client'

import { Menu as MantineMenu } from '@mantine/core'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button'

export interface MenuItem {
  /** Also tells it from the others: while the menu is open, the one under the pointer stays the same. */
  label: string
  onClick: () => void
}

interface MenuProps {
  label: string
  icon?: ReactNode
  disabled?: boolean
  size?: ButtonProps['size']
  items: MenuItem[]
  /** The button itself, where a bar has buttons of its own. */
  target?: ReactNode
}

/** A button that opens a short list of actions. */
export function Menu({ label, icon, disabled, size, items, target }: MenuProps) {
  return (
    <MantineMenu shadow="md" position="bottom-end" withinPortal>
      <MantineMenu.Target>
        {target ?? (
          <Button icon={icon} disabled={disabled} size={size}>
            {label}
          </Button>
        )}
      </MantineMenu.Target>
      <MantineMenu.Dropdown>
        {items.map(({ label, onClick }) => (
          <MantineMenu.Item key={label} onClick={onClick}>
            {label}
          </MantineMenu.Item>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  )
}
