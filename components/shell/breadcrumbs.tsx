'use client'

import { IconChevronRight } from '@tabler/icons-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import classes from './breadcrumbs.module.css'
import { trailOf } from './navigation/trail'
import type { NavGroup } from './navigation/types'
import { usePageTitle } from './page-title'

/** Where this page is; on a phone only the step back and the page itself. */
export function Breadcrumbs({ navigation }: { navigation: readonly NavGroup[] }) {
  const path = usePathname()
  const crumbs = trailOf(navigation, path, usePageTitle(path))
  return (
    <nav aria-label="Percorso" className={classes.root}>
      <ol className={classes.list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label} className={classes.crumb} data-last={index === crumbs.length - 1}>
            {index > 0 && <IconChevronRight size={14} aria-hidden="true" className={classes.mark} />}
            {href ? (
              <Link href={href}>{label}</Link>
            ) : (
              <span aria-current="page" title={label}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
