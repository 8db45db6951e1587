'use client'

import { FileButton } from '@mantine/core'
import { type ComponentProps, useId } from 'react'
import { Button } from '@/components/ui/button'
import type { Option } from '@/components/ui/field'
import { formatSize } from '@/components/ui/file-size'
import { Flex, Group, Stack, Text } from '@/components/ui/layout'
import { Progress } from '@/components/ui/progress'
import { Select } from '@/components/ui/select'
import { StateBadge } from '@/components/ui/status-badge'
import { toastError } from '@/components/ui/toasts'
import { DropZone } from './drop-zone'
import { chosenFiles, type Dropped, droppedFiles } from './dropped-files'
import { acceptedText } from './file-problem'
import zone from './file-upload.module.css'
import classes from './upload-queue.module.css'
import { type PlaceFile, type QueueItem, useUploadQueue } from './use-upload-queue'

/** As many as the store takes of one person in an hour. */
const MOST = 200

const unread = (error: unknown) => toastError(error, 'La cartella non si è potuta leggere: riprova.')

/** React has no name for it. */
const WHOLE_FOLDER = { webkitdirectory: '' } as ComponentProps<'input'>

type Props = {
  label: string
  accept?: string
  /** What files can be put to; without it all go to one place. */
  targets?: readonly Option[]
  guess?: (name: string) => string | null
  /** Whole folders are taken, too: `onFile` hears where in them each file lay. */
  folders?: true
  onFile: PlaceFile
}

/** Several files in one go, each with its progress, to be stopped or tried again. */
export function UploadQueue({ label, accept, targets, guess, folders, onFile }: Props) {
  const id = useId()
  const { items, add, start, cancel, remove } = useUploadQueue({
    accept,
    onFile,
    guess: targets && (guess ?? (() => null)),
  })
  const take = (files: readonly Dropped[]) => {
    if (files.length > MOST) toastError(`Sono ${files.length} file: al massimo ${MOST} per volta.`)
    else add(files)
  }
  const drop = ({ items: entries, files }: DataTransfer) => {
    if (folders) droppedFiles(entries).then(take, unread)
    else take(chosenFiles([...files]))
  }
  return (
    <div>
      <Text id={id} mb="xxs" fz="sm" fw={600}>
        {label}
      </Text>
      <DropZone labelledBy={id} onDrop={drop}>
        <div className={zone.choose}>
          <FileButton multiple accept={accept} onChange={(files) => take(chosenFiles(files))}>
            {(button) => <Button {...button}>SCEGLI I FILE</Button>}
          </FileButton>
          {folders && (
            <FileButton multiple inputProps={WHOLE_FOLDER} onChange={(files) => take(chosenFiles(files))}>
              {(button) => <Button {...button}>SCEGLI UNA CARTELLA</Button>}
            </FileButton>
          )}
          <span className={zone.hint}>
            {folders ? 'oppure trascina qui file e cartelle' : 'oppure trascinali qui'}
          </span>
        </div>
        {accept && (
          <Text my="1em" c="dimmed" fz="xs">
            {acceptedText(accept)}
          </Text>
        )}
        <QueueList items={items} targets={targets} onStart={start} onCancel={cancel} onRemove={remove} />
      </DropZone>
    </div>
  )
}

type ListProps = {
  items: readonly QueueItem[]
  targets?: readonly Option[]
  onStart: (item: QueueItem, target?: string | null) => void
  onCancel: (item: QueueItem) => void
  onRemove: (item: QueueItem) => void
}

/** The files of a queue, each in its state. */
export function QueueList({ items, ...rest }: ListProps) {
  if (items.length === 0) return null
  const done = items.filter(({ state }) => state === 'done').length
  return (
    <>
      <Text role="status" mt="sm" mb="xxs" c="dimmed" fz="xs" figures>
        {done} di {items.length} {items.length === 1 ? 'caricato' : 'caricati'}
      </Text>
      <Stack component="ul" gap={0}>
        {items.map((item) => (
          <QueueLine key={item.key} item={item} {...rest} />
        ))}
      </Stack>
    </>
  )
}

function QueueLine({
  item,
  targets,
  onStart,
  onCancel,
  onRemove,
}: Omit<ListProps, 'items'> & { item: QueueItem }) {
  const { file, folder, state, percent, target, error } = item
  const place = targets?.find(({ value }) => value === target)?.label
  if (state === 'sending') {
    return (
      <li className={classes.line}>
        <Progress label={file.name} value={percent} onCancel={() => onCancel(item)} />
      </li>
    )
  }
  return (
    <li className={classes.line}>
      <Group gap="sm" justify="space-between" wrap="nowrap">
        <Text span miw={0} truncate title={file.name}>
          {file.name}{' '}
          <Text span c="dimmed" fz="xs">
            {formatSize(file.size)}
          </Text>
        </Text>
        {state === 'done' && <StateBadge label="Caricato" tone="ok" shape="check" />}
        {state === 'cancelled' && <StateBadge label="Annullato" tone="neutral" shape="cross" />}
        {state === 'failed' && <StateBadge label="Non riuscito" tone="bad" shape="cross" />}
      </Group>
      {folder && (
        <Text c="dimmed" fz="xs">
          {folder.replaceAll('/', ' / ')}
        </Text>
      )}
      {place && (
        <Text c="dimmed" fz="xs">
          {place}
        </Text>
      )}
      {error && (
        <Text role="alert" c="var(--bad)" fz="xs">
          {error}
        </Text>
      )}
      {state === 'waiting' && targets && (
        <Select
          label={`Che documento è: ${file.name}`}
          options={[...targets]}
          value={target}
          onChange={(next) => next && onStart(item, next)}
        />
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <Flex gap="xs" mt="xxs">
          <Button size="xs" aria-label={`RIPROVA: ${file.name}`} onClick={() => onStart(item)}>
            RIPROVA
          </Button>
          <Button
            size="xs"
            look="quiet"
            aria-label={`Togli dalla lista: ${file.name}`}
            onClick={() => onRemove(item)}
          >
            Togli
          </Button>
        </Flex>
      )}
    </li>
  )
}
