'use client'

import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import type { Column } from '@/lib/resources/view'
import classes from './popover.module.css'
import { ToolButton } from './tool-button'

type Props = {
  columns: readonly Column[]
  chosen: string[]
  choose: (paths: string[]) => void
  icon: ReactNode
}

/** Which columns the list shows; kept in the URL with everything else. */
export function ColumnsMenu({ columns, chosen, choose, icon }: Props) {
  const toggle = (path: string, on: boolean) => {
    const next = new Set(on ? [...chosen, path] : chosen.filter((other) => other !== path))
    choose(columns.map((column) => column.path).filter((other) => next.has(other)))
  }
  return (
    <Popover shadow="md" position="bottom-end" trapFocus>
      <Popover.Target>
        <ToolButton label="Colonne" icon={icon} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Colonne da mostrare">
        <div className={classes.stack}>
          {columns.map(({ path, label }) => (
            <Checkbox
              key={path}
              label={label}
              value={chosen.includes(path)}
              disabled={chosen.length === 1 && chosen[0] === path}
              onChange={(on) => toggle(path, on)}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
