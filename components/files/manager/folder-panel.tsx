'use client'

import { useState } from 'react'
import { useListQuery } from '@/components/data/list/use-list-query'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Flex, Stack, Text } from '@/components/ui/layout'
import { Menu } from '@/components/ui/menu'
import { Select } from '@/components/ui/select'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { useConfirm } from '@/components/ui/use-confirm'
import { isLimited } from '@/lib/features/files/manager/schema'
import classes from './file-manager.module.css'
import { FolderDialog } from './folder-dialog'
import { type FolderNode, folderOptions } from './folder-tree'
import { useFolders } from './use-folders'

const KEY = 'filter[folderId]'
/** What stands in no folder. */
const NONE = 'null'
const LOOSE = 'Fuori dalle cartelle'

type Props = {
  canEdit: boolean
  /** On a phone, where there is no room beside the list. */
  narrow?: boolean
}

/** The folders, as a tree beside the list or as a choice above it. The one that is open is a filter of the list. */
export function FolderPanel({ canEdit, narrow = false }: Props) {
  const { params, set } = useListQuery()
  const folders = useFolders()
  const [dialog, setDialog] = useState<'new' | 'edit' | null>(null)
  const open = params.get(KEY)
  const current = folders.tree.find(({ _id }) => _id === open) ?? null
  const choose = (id: string | null) => set({ [KEY]: id })
  return (
    <nav className={narrow ? classes.above : classes.beside} aria-label="Cartelle">
      {narrow ? (
        <Select
          label="Cartella"
          placeholder="Tutte"
          options={[...folderOptions(folders.tree), { value: NONE, label: LOOSE }]}
          value={open}
          onChange={choose}
        />
      ) : (
        <Tree tree={folders.tree} open={open} onOpen={choose} />
      )}
      {folders.error && (
        <Text c="dimmed" fz="xs">
          {folders.error.message}
        </Text>
      )}
      {canEdit && (
        <Flex gap="xs" wrap="wrap" mt="xs">
          <Button size="xs" onClick={() => setDialog('new')}>
            NUOVA CARTELLA
          </Button>
          {current && (
            <FolderMenu
              folder={current}
              onEdit={() => setDialog('edit')}
              onRemove={() => folders.remove(current)}
              onGone={() => choose(null)}
            />
          )}
        </Flex>
      )}
      {dialog && (
        <FolderDialog
          folders={folders}
          folder={dialog === 'edit' ? current : null}
          parentId={current?._id ?? null}
          onClose={() => setDialog(null)}
        />
      )}
    </nav>
  )
}

type TreeProps = { tree: readonly FolderNode[]; open: string | null; onOpen: (id: string | null) => void }

function Tree({ tree, open, onOpen }: TreeProps) {
  return (
    <Stack component="ul" gap={2}>
      <FolderLine label="Tutti i file" isOpen={open === null} onOpen={() => onOpen(null)} />
      {tree.map(({ _id, nome, depth, pubblico, visibileA }) => (
        <FolderLine
          key={_id}
          label={nome}
          only={isLimited(pubblico) ? visibileA : undefined}
          depth={depth}
          isOpen={open === _id}
          onOpen={() => onOpen(_id)}
        />
      ))}
      <FolderLine label={LOOSE} isOpen={open === NONE} onOpen={() => onOpen(NONE)} />
    </Stack>
  )
}

type LineProps = {
  label: string /** Who alone sees what lies in it. */
  only?: string
  depth?: number
  isOpen: boolean
  onOpen: () => void
}

function FolderLine({ label, only, depth = 0, isOpen, onOpen }: LineProps) {
  return (
    <li>
      <button
        type="button"
        className={classes.folder}
        data-depth={Math.min(depth, 5)}
        aria-current={isOpen ? 'true' : undefined}
        title={only ? `${label}, solo ${only}` : label}
        onClick={onOpen}
      >
        {label}
        {only && <small>solo {only}</small>}
      </button>
    </li>
  )
}

type MenuProps = {
  folder: FolderNode
  onEdit: () => void
  onRemove: () => Promise<void>
  onGone: () => void
}

function FolderMenu({ folder, onEdit, onRemove, onGone }: MenuProps) {
  const { ask, opened, pending, onConfirm, onCancel } = useConfirm(async () => {
    try {
      await onRemove()
      toastSuccess('Cartella cancellata')
      onGone()
    } catch (error) {
      toastError(error)
    }
  })
  return (
    <>
      <Menu
        label="Cartella"
        target={
          <Button size="xs" look="quiet" aria-label={`Azioni sulla cartella ${folder.nome}`}>
            AZIONI
          </Button>
        }
        items={[
          { label: 'Modifica', onClick: onEdit },
          { label: 'Cancella', onClick: ask },
        ]}
      />
      <AskDialog
        opened={opened}
        title={`Cancelli la cartella «${folder.nome}»?`}
        verb="CANCELLA"
        danger
        pending={pending}
        onConfirm={() => void onConfirm()}
        onCancel={onCancel}
      >
        Si cancella solo se è vuota: i file non si perdono.
      </AskDialog>
    </>
  )
}
