'use client'

import { ActionIcon, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { CountPill } from './count-pill'
import classes from './notifications-bell.module.css'
import { NotificationsList } from './notifications-list'
import { useNotifications } from './use-notifications'

const spoken = (unread: number) => {
  if (unread === 0) return 'Notifiche'
  return unread === 1 ? 'Notifiche, 1 non letta' : `Notifiche, ${unread} non lette`
}

/** Bell of the top bar, with the number of what has not been read. */
export function NotificationsBell() {
  const { list, markRead } = useNotifications(useArea())
  const [open, setOpen] = useState(false)
  const unread = list.data?.nonLette ?? 0
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width={360}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          size={40}
          color="gray"
          className={classes.button}
          aria-label={spoken(unread)}
          onClick={() => setOpen(!open)}
        >
          <IconBell size={20} stroke={1.6} aria-hidden="true" />
          {unread > 0 && <CountPill count={unread} bg="var(--bad)" />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label="Notifiche">
        <NotificationsList
          page={list.data}
          failed={list.isLoadingError}
          onRead={markRead}
          onRetry={() => list.refetch()}
          onFollow={() => setOpen(false)}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
