'use client'

import { useClipboard } from '@mantine/hooks'
import { Button } from './button'
import classes from './json-viewer.module.css'

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
        <span className={classes.key}>{name}</span>
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
          <span className={classes.key}>{name}</span> <span className={classes.count}>{hint(value)}</span>
        </summary>
        <Children value={value} open={open - 1} />
      </details>
    </li>
  )
}

function Children({ value, open }: { value: object; open: number }) {
  return (
    <ul className={classes.list}>
      {Object.entries(value).map(([name, child]) => (
        <Node key={name} name={name} value={child} open={open} />
      ))}
    </ul>
  )
}

/** A JSON value as a tree that opens by click or keyboard, and can be copied whole. */
export function JsonViewer({ value, label, openLevels = 1 }: JsonViewerProps) {
  const clipboard = useClipboard()
  return (
    <section aria-label={label} className={classes.viewer}>
      <div className={classes.tools}>
        <Button size="xs" look="quiet" onClick={() => clipboard.copy(JSON.stringify(value, null, 2))}>
          {clipboard.copied ? 'Copiato' : 'Copia JSON'}
        </Button>
      </div>
      {isTree(value) ? (
        <Children value={value} open={openLevels - 1} />
      ) : (
        <ul className={classes.list}>
          <Node name={label} value={value} open={0} />
        </ul>
      )}
    </section>
  )
}
