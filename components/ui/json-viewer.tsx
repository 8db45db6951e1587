'use client'

import { useClipboard } from '@mantine/hooks'
import { Button } from './button'
import classes from './json-viewer.module.css'
import { Box, Stack, Text } from './layout'

interface JsonViewerProps {
  value: unknown
  label: string
  /** Levels that can be read at first. */
  openLevels?: number
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null

function hint(value: object): string {
  const count = Object.keys(value).length
  return Array.isArray(value) ? `[${count}]` : `{${count}}`
}

function Node({ name, value, open }: { name: string; value: unknown; open: number }) {
  if (!isTree(value)) {
    return (
      <li className={classes.leaf}>
        <Text span c="dimmed" className={classes.key}>
          {name}
        </Text>
        <span data-type={value === null ? 'null' : typeof value} className={classes.value}>
          {JSON.stringify(value) ?? 'undefined'}
        </span>
      </li>
    )
  }
  return (
    <li>
      <details open={open > 0}>
        <summary className={classes.summary}>
          <Text span c="dimmed" className={classes.key}>
            {name}
          </Text>{' '}
          <Text span c="dimmed">
            {hint(value)}
          </Text>
        </summary>
        <Children value={value} open={open - 1} />
      </details>
    </li>
  )
}

function Children({ value, open }: { value: object; open: number }) {
  return (
    <Stack component="ul" gap={0} pl="md">
      {Object.entries(value).map(([name, child]) => (
        <Node key={name} name={name} value={child} open={open} />
      ))}
    </Stack>
  )
}

/** A JSON value as a tree that opens by click or keyboard, and can be copied whole. */
export function JsonViewer({ value, label, openLevels = 1 }: JsonViewerProps) {
  const clipboard = useClipboard()
  return (
    <Box aria-label={label} component="section" p="sm" fz="xs" lh={1.7} className={classes.viewer}>
      <div className={classes.tools}>
        <Button size="xs" look="quiet" onClick={() => clipboard.copy(JSON.stringify(value, null, 2))}>
          {clipboard.copied ? 'Copiato' : 'Copia JSON'}
        </Button>
      </div>
      {isTree(value) ? (
        <Children value={value} open={openLevels - 1} />
      ) : (
        <Stack component="ul" gap={0} pl="md">
          <Node name={label} value={value} open={0} />
        </Stack>
      )}
    </Box>
  )
}
