import type { ReactNode } from 'react'
import { AREAS } from '@/components/shell/area-info'
import { Mark, Wordmark } from '@/components/site/brand'
import { Box, Flex, Text } from '@/components/ui/layout'
import type { Area } from '@/lib/http/client'
import classes from './auth-card.module.css'

export type AuthCardProps = {
  area: Area
  /** What the installation is called; null where nobody could be asked. */
  marchio: string | null
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** Other ways on: [address, words]. */
  links?: readonly (readonly [href: string, label: string])[]
  wide?: boolean
  children?: ReactNode
}

/** The centred card of a page before sign-in. */
export function AuthCard({ area, marchio, title, lead, links = [], wide = false, children }: AuthCardProps) {
  return (
    <div className={classes.page}>
      <header className={classes.brand}>
        <a href="/" aria-label={marchio ? `${marchio}, vai al sito` : 'Vai al sito'}>
          {marchio ? <Wordmark marchio={marchio} /> : <Mark />}
        </a>
      </header>
      <main className={wide ? `${classes.main} ${classes.wide}` : classes.main}>
        <div className={classes.card}>
          <Text mb="xxs" c="dimmed" fz="xs">
            {AREAS[area].label}
          </Text>
          <h1 className={classes.title}>{title}</h1>
          {lead && (
            <Text mt="sm" c="dimmed">
              {lead}
            </Text>
          )}
          {children && <Box mt="lg">{children}</Box>}
        </div>
        {links.length > 0 && (
          <Flex
            component="ul"
            rowGap="xs"
            columnGap="lg"
            justify="center"
            wrap="wrap"
            mt="md"
            className={classes.links}
          >
            {links.map(([href, label]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </Flex>
        )}
      </main>
      <Box component="footer" c="dimmed" fz="xs" ta="center" className={classes.foot}>
        Non chiediamo mai la password per telefono o per e-mail. <a href="/">Torna al sito</a>
      </Box>
    </div>
  )
}
