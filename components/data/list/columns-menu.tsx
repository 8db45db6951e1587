'use client'

import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { ordersOf } from '@/components/data/table/orders'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Stack, Text } from '@/components/ui/layout'
import type { Column } from '@/lib/resources/view'
import classes from './popover.module.css'
import { ToolButton } from './tool-button'

export type ColumnChoice = {
  chosen: string[]
  /** Somebody chose them; otherwise those that have no room are left out. */
  asked: boolean
  choose: (paths: string[]) => void
}
type Props = ColumnChoice & {
  columns: readonly Column[]
  icon: ReactNode
  sort: string
  onSort: (sort: string) => void
}

/** Which columns the list shows; kept in the URL with everything else. */
export function ColumnsMenu({ columns, chosen, asked, choose, icon, sort, onSort }: Props) {
  const orders = ordersOf(columns)
  const toggle = (path: string, on: boolean) => {
    const next = new Set(on ? [...chosen, path] : chosen.filter((other) => other !== path))
    choose(columns.map((column) => column.path).filter((other) => next.has(other)))
  }
  return (
    <Popover shadow="md" position="bottom-end" trapFocus width={260}>
      <Popover.Target>
        <ToolButton label="Colonne" icon={icon} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Colonne da mostrare">
        <Stack gap="xs">
          {columns.map(({ path, label }) => (
            <Checkbox
              key={path}
              label={label}
              value={chosen.includes(path)}
              disabled={chosen.length === 1 && chosen[0] === path}
              onChange={(on) => toggle(path, on)}
            />
          ))}
          {asked ? (
            <Button size="xs" look="quiet" onClick={() => choose([])}>
              Colonne di partenza
            </Button>
          ) : (
            <Text c="dimmed" fz="xs">
              Le ultime che non stanno nella riga restano fuori: scegli per vederle.
            </Text>
          )}
          {orders.some(({ value }) => value === sort) && (
            <Stack component="label" gap="xxs" pt="xs" fz="xs" className={classes.order}>
              Ordine
              <select value={sort} onChange={({ currentTarget }) => onSort(currentTarget.value)}>
                {orders.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </Stack>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
