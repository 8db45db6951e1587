import type { ReactNode } from 'react'
import { Box, Flex, Text } from '@/components/ui/layout'
import classes from './page-header.module.css'
import { PagePin, PageTitle } from './page-title'

type Props = {
  /** Also the page's name in the breadcrumbs. */
  title: string
  /** State of the record. */
  badge?: ReactNode
  /** One line under the title: codes, people, dates. */
  children?: ReactNode
  /** The next step, the only primary button of the page. */
  primary?: ReactNode
  /** Everything else that can be done. */
  actions?: ReactNode
}

/** What the page is and its state at the left, what to do with it at the right. */
export function PageHeader({ title, badge, children, primary, actions }: Props) {
  return (
    <Flex rowGap="xxs" columnGap="lg" align="center" justify="space-between" wrap="wrap" mb="sm">
      <PageTitle title={title} />
      <Box miw={0} flex="1 1 320px">
        <Flex rowGap="xxs" columnGap="xs" align="center" wrap="wrap" mih={44}>
          <Text component="h1" ff="heading" fz="xl" fw={600} lh={1.2} lts="-0.01em" breaks="anywhere">
            {title}
          </Text>
          {badge}
          <PagePin title={title} />
        </Flex>
        {children && (
          <Box mb="xxs" c="dimmed">
            {children}
          </Box>
        )}
      </Box>
      {(primary || actions) && (
        <div className={classes.actions}>
          {actions}
          {primary && (
            <Flex gap="xs" wrap="wrap" className={classes.primary}>
              {primary}
            </Flex>
          )}
        </div>
      )}
    </Flex>
  )
}
