'use client'

import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'

type Props = { label: string; items: readonly { label: string; onClick: () => void }[]; disabled?: boolean }

/** The less usual steps, behind one small button. */
export function MoreMenu({ label, items, disabled }: Props) {
  return (
    <Menu shadow="md" position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="base" size="lg" aria-label={label} disabled={disabled}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Menu.Item key={item.label} onClick={item.onClick}>
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
