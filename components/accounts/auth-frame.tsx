import type { ReactNode } from 'react'
import { AREAS } from '@/components/shell/area-info'
import { Wordmark } from '@/components/site/brand'
import type { Area } from '@/lib/http/client'
import classes from './auth-frame.module.css'

type Props = {
  area: Area
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** Other ways on: [address, words]. */
  links?: readonly (readonly [href: string, label: string])[]
  wide?: boolean
  children?: ReactNode
}

/** The centred card of every page before sign-in. */
export function AuthFrame({ area, title, lead, links = [], wide = false, children }: Props) {
  return (
    <div className={classes.page}>
      <header className={classes.brand}>
        <a href="/" aria-label="Chiaravia, vai al sito">
          <Wordmark height={34} />
        </a>
      </header>
      <main className={wide ? `${classes.main} ${classes.wide}` : classes.main}>
        <div className={classes.card}>
          <p className={classes.area}>{AREAS[area].label}</p>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children && <div className={classes.body}>{children}</div>}
        </div>
        {links.length > 0 && (
          <ul className={classes.links}>
            {links.map(([href, label]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </main>
      <footer className={classes.foot}>
        Non chiediamo mai la password per telefono o per e-mail. <a href="/">Torna al sito</a>
      </footer>
    </div>
  )
}
