'use client'

import { IconPaperclip } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { shownPicture } from '@/components/data/files/shown-picture'
import { useArea } from '@/components/data/page/area'
import { formatSize } from '@/components/ui/file-size'
import { Group, Stack, Text } from '@/components/ui/layout'
import type { Allegato } from '@/lib/features/comunicazioni/schema'
import classes from './comunicazioni.module.css'

type Props = { files: readonly Allegato[]; action?: (file: Allegato) => ReactNode }

/** The files of an announcement, to be opened. */
export function Attachments({ files, action }: Props) {
  const area = useArea()
  if (files.length === 0) return null
  return (
    <Stack component="ul" gap="xxs" aria-label="Allegati">
      {files.map((file) => (
        <Group key={file.url} component="li" gap="xs" wrap="nowrap" mih="var(--row)" className={classes.file}>
          <IconPaperclip size={16} aria-hidden="true" />
          <a href={shownPicture(file.url, area)} target="_blank" rel="noopener">
            {file.name}
          </a>
          <Text span c="dimmed" fz="xs">
            {formatSize(file.size)}
          </Text>
          {action?.(file)}
        </Group>
      ))}
    </Stack>
  )
}
