'use client'

import { useLocalStorage } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { NavIcon } from './nav-icon'
import type { NavGroup, Screen } from './navigation/types'
import { currentEntry, menuOf } from './navigation/visible'
import classes from './navigation-list.module.css'
import { savesData, usePrefetchRows } from './use-prefetch-rows'

type Props = { navigation: readonly NavGroup[]; onFollow?: () => void }

/** The menu: groups fold away and stay so; the group of the current page is always open. */
export function NavigationList({ navigation, onFollow }: Props) {
  const current = currentEntry(navigation, usePathname())
  const [folded, setFolded] = useLocalStorage<string[]>({ key: 'menu-ripiegato', defaultValue: [] })
  const toggle = (label: string) =>
    setFolded((now) => (now.includes(label) ? now.filter((name) => name !== label) : [...now, label]))
  return (
    <nav aria-label="Menu" className={classes.root}>
      {menuOf(navigation).map((group) => {
        const here = group.screens.some((screen) => screen.path === current?.path)
        const open = here || !folded.includes(group.label)
        return (
          <div key={group.label} className={classes.group}>
            {group.label && <GroupButton label={group.label} open={open} locked={here} onToggle={toggle} />}
            {open && <Entries screens={group.screens} current={current} onFollow={onFollow} />}
          </div>
        )
      })}
    </nav>
  )
}

type GroupButtonProps = { label: string; open: boolean; locked: boolean; onToggle: (label: string) => void }

function GroupButton({ label, open, locked, onToggle }: GroupButtonProps) {
  if (locked) return <p className={classes.title}>{label}</p>
  return (
    <button type="button" className={classes.title} aria-expanded={open} onClick={() => onToggle(label)}>
      {label}
      <IconChevronDown size={14} aria-hidden="true" className={classes.chevron} />
    </button>
  )
}

type EntriesProps = { screens: readonly Screen[]; current: Screen | undefined; onFollow?: () => void }

/** The page behind an entry and its first rows are fetched before the click: as soon as somebody points at it. */
function Entries({ screens, current, onFollow }: EntriesProps) {
  const prefetchRows = usePrefetchRows()
  const isEager = !savesData()
  return (
    <ul className={classes.entries}>
      {screens.map(({ path, label, icon }) => (
        <li key={path}>
          <Link
            href={path}
            prefetch={isEager ? 'auto' : false}
            onMouseEnter={() => prefetchRows(path)}
            onTouchStart={() => prefetchRows(path)}
            onFocus={() => prefetchRows(path)}
            className={classes.entry}
            aria-current={path === current?.path ? 'page' : undefined}
            onClick={onFollow}
          >
            <NavIcon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
