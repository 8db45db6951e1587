'use client'

import { Combobox, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import classes from './command-palette.module.css'
import { NavIcon } from './nav-icon'
import type { NavGroup } from './navigation/types'
import { usePaletteKeys } from './use-palette-keys'
import { type PaletteItem, usePaletteResults } from './use-palette-results'

type Props = { navigation: readonly NavGroup[]; onDone: () => void }

/** The field and its results; the first one is always chosen, so Enter is enough. */
export function PaletteSearchBox({ navigation, onDone }: Props) {
  const [question, setQuestion] = useState('')
  const { groups, nothing, withCases } = usePaletteResults(navigation, question)
  const shown = groups.flatMap(({ items }) => items.map(({ href }) => href)).join(' ')
  const { combobox, field, listId } = usePaletteKeys(shown, onDone)
  const router = useRouter()

  const open = (href: string) => {
    onDone()
    router.push(href)
  }
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={open}
      classNames={{ option: classes.option, groupLabel: classes.group }}
    >
      <TextInput
        data-autofocus
        {...field}
        aria-label="Cerca"
        placeholder={withCases ? 'Cerca una pagina o una pratica' : 'Cerca una pagina'}
        size="md"
        value={question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
        classNames={{ input: classes.input }}
      />
      <Combobox.Options id={listId} className={classes.results} aria-label="Risultati">
        {groups.map(({ label, items }) => (
          <Combobox.Group key={label} label={label}>
            {items.map((item) => (
              <Result key={item.href} item={item} />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <p className={classes.nothing} role="status">
        {groups.length === 0 && nothing}
      </p>
    </Combobox>
  )
}

function Result({ item: { href, label, detail, icon } }: { item: PaletteItem }) {
  return (
    <Combobox.Option value={href}>
      <NavIcon name={icon} />
      <span className={classes.label}>{label}</span>
      <span className={classes.detail}>{detail}</span>
    </Combobox.Option>
  )
}
