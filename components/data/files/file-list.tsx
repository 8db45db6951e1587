'use client'

import { CloseButton } from '@mantine/core'
import { formatSize } from '@/components/ui/file-size'
import { Flex } from '@/components/ui/layout'
import { Progress } from '@/components/ui/progress'
import classes from './file-upload.module.css'
import type { UploadedFile } from './upload-file'
import type { PendingUpload } from './use-uploads'

interface FileListProps {
  files: UploadedFile[]
  pending: PendingUpload[]
  onRemove: (file: UploadedFile) => void
  /** A line goes away with the button that was pressed: the focus needs another place. */
  onGone: () => void
  disabled?: boolean
}

export function FileList({ files, pending, onRemove, onGone, disabled }: FileListProps) {
  if (files.length + pending.length === 0) return null
  return (
    <ul className={classes.list} aria-live="polite">
      {files.map((file) => (
        <Flex component="li" key={file.url} gap="sm" align="center">
          <a href={file.url} target="_blank" rel="noopener" className={classes.name}>
            {file.name}
          </a>
          <span className={classes.hint}>{formatSize(file.size)}</span>
          <CloseButton
            size="sm"
            disabled={disabled}
            aria-label={`Rimuovi ${file.name}`}
            onClick={() => {
              onRemove(file)
              onGone()
            }}
          />
        </Flex>
      ))}
      {pending.map(({ key, name, percent, cancel }) => (
        <li key={key}>
          <Progress
            label={name}
            value={percent}
            onCancel={() => {
              cancel()
              onGone()
            }}
          />
        </li>
      ))}
    </ul>
  )
}
