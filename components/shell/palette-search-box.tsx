'use client'

import { Combobox, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Text } from '@/components/ui/layout'
import { similarWords } from '@/components/ui/similar-words'
import classes from './command-palette.module.css'
import { NavIcon } from './nav-icon'
import type { NavGroup } from './navigation/types'
import { goTo } from './opened-by-address'
import { usePaletteKeys } from './use-palette-keys'
import { type PaletteItem, usePaletteResults } from './use-palette-results'

type Props = { navigation: readonly NavGroup[]; onDone: () => void; onKeys: () => void }

/** The field and its results; the first one is always chosen, so Enter is enough. */
export function PaletteSearchBox({ navigation, onDone, onKeys }: Props) {
  const [question, setQuestion] = useState('')
  const { groups, nothing, similar, withRecords } = usePaletteResults(navigation, question, onKeys)
  const items = groups.flatMap((group) => group.items)
  const { combobox, field, listId } = usePaletteKeys(items, onDone)
  const router = useRouter()

  const follow = (id: string) => {
    const item = items.find((one) => one.id === id)
    if (!item) return
    onDone()
    if ('run' in item) item.run()
    else goTo(router, item.href)
  }
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={follow}
      classNames={{ option: classes.option, groupLabel: classes.group }}
    >
      <TextInput
        data-autofocus
        {...field}
        aria-label="Cerca"
        placeholder={
          withRecords ? 'Cerca persone, codici, titoli, pagine, azioni' : 'Cerca una pagina o un’azione'
        }
        size="md"
        value={question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
        classNames={{ input: classes.input }}
      />
      <Text c="dimmed" className={classes.nothing} role="status">
        {groups.length === 0 ? nothing : similarWords(similar)}
      </Text>
      <Combobox.Options id={listId} className={classes.results} aria-label="Risultati">
        {groups.map(({ label, items: lines }) => (
          <Combobox.Group key={label} label={label}>
            {lines.map((item) => (
              <Result key={item.id} item={item} />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
    </Combobox>
  )
}

function Result({ item: { id, label, detail, icon } }: { item: PaletteItem }) {
  return (
    <Combobox.Option value={id}>
      <NavIcon name={icon} />
      <Text span miw={0} maw="100%" flex="1 0 auto" truncate>
        {label}
      </Text>
      <Text span miw={0} flex="0 1 auto" c="dimmed" fz="xs" truncate className={classes.detail}>
        {detail}
      </Text>
    </Combobox.Option>
  )
}
