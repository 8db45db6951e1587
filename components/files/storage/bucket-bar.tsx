import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Flex, Group } from '@/components/ui/layout'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { SCOPI_OPTIONS } from '@/lib/features/files/storage/schema'
import classes from './storage-browser.module.css'

type Props = {
  bucket: string
  prefix: string
  scopo: string | null
  onOpen: (prefix: string) => void
  onScopo: (scopo: string | null) => void
}

/** Where one is, and how to get elsewhere: by a step of the way, by typing how a key begins, by what files are for. */
export function BucketBar({ bucket, prefix, scopo, onOpen, onScopo }: Props) {
  const [typed, setTyped] = useState(prefix)
  useEffect(() => setTyped(prefix), [prefix])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onOpen(typed.trim())
  }
  return (
    <>
      <Group component="nav" gap="xxs" aria-label="Percorso">
        <button type="button" className={classes.step} onClick={() => onOpen('')}>
          {bucket}
        </button>
        {stepsOf(prefix).map(({ label, at }) => (
          <button key={at} type="button" className={classes.step} onClick={() => onOpen(at)}>
            {label}
          </button>
        ))}
      </Group>
      <Flex
        component="form"
        rowGap="xs"
        columnGap="sm"
        align="flex-end"
        wrap="wrap"
        className={classes.bar}
        onSubmit={submit}
      >
        <TextInput label="Vai al prefisso" placeholder="uploads/2026-11/" value={typed} onChange={setTyped} />
        <Button type="submit">VAI</Button>
        <Select
          label="A che cosa servono"
          placeholder="Tutti"
          options={SCOPI_OPTIONS}
          value={scopo}
          onChange={onScopo}
        />
      </Flex>
    </>
  )
}

/** "uploads/2026-11/" → uploads, 2026-11, each with the prefix that it opens. */
function stepsOf(prefix: string): { label: string; at: string }[] {
  const parts = prefix.split('/').filter(Boolean)
  return parts.map((label, index) => ({ label, at: `${parts.slice(0, index + 1).join('/')}/` }))
}
