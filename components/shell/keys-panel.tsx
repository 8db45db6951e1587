'use client'

import { Fragment } from 'react'
import { type KeyHelp, useKeyGroups } from '@/components/ui/key-help'
import { Box, Group, Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import classes from './keys-panel.module.css'

/** The keys that work on this page. */
export function KeysPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const groups = useKeyGroups()
  return (
    <Modal opened={opened} onClose={onClose} title="Tasti" size="lg">
      <div className={classes.groups}>
        {groups.map(({ title, keys }) => (
          <section key={title} className={classes.group}>
            <Text component="h3" mb="xxs" fz="sm" fw={600}>
              {title}
            </Text>
            <Box component="dl" m={0}>
              {keys.map((help) => (
                <Line key={help.label} {...help} />
              ))}
            </Box>
          </section>
        ))}
      </div>
    </Modal>
  )
}

function Line({ keys, inTurn, label }: KeyHelp) {
  return (
    <Group gap="sm" justify="space-between" wrap="nowrap" mih={32} fz="xs" className={classes.line}>
      <dt>{label}</dt>
      <Group component="dd" gap="xxs" wrap="nowrap" flex="none">
        {keys.map((key, at) => (
          <Fragment key={key}>
            {at > 0 && (
              <Text span c="dimmed">
                {inTurn ? 'poi' : 'o'}
              </Text>
            )}
            {key.split('+').map((one) => (
              <kbd key={one} className={classes.kbd}>
                {one}
              </kbd>
            ))}
          </Fragment>
        ))}
      </Group>
    </Group>
  )
}
