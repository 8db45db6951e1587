'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ViewSwitch } from '@/components/data/list/view-switch'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Box, Group, Stack } from '@/components/ui/layout'
import { SkeletonText } from '@/components/ui/skeletons'
import { TextInput } from '@/components/ui/text-input'
import { holds } from '@/lib/core/search-words'
import { CATEGORIE } from '@/lib/features/merchandising/labels'
import type { ShopItem } from '@/lib/features/merchandising/types'
import { api } from '@/lib/http/client'
import { ArticleCard } from './article-card'
import { ArticleDialog } from './article-dialog'
import { CardsTile, isCards } from './cards-tile'
import classes from './shop.module.css'
import type { CartState } from './use-cart'

const ALL = 'tutte'

const isNamed = ({ nome, descrizione, dettagli }: ShopItem, words: string) =>
  holds(words)([nome, descrizione, ...dettagli.map(({ codice }) => codice)].join(' '))

/** What can be ordered, by category and by words. */
export function Catalogue({ cart }: { cart: CartState }) {
  const { area } = cart
  const [category, setCategory] = useState(ALL)
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const found = useQuery({
    queryKey: ['merchandising', area, 'catalogo'],
    queryFn: ({ signal }) => api.get('/merchandising/getAllPublic', { area, signal }),
    meta: { silent: true },
  })
  if (found.isPending) return <SkeletonText lines={8} />
  if (found.isLoadingError)
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
  const searched = found.data.filter((item) => isNamed(item, words))
  const shown = searched.filter(({ categoria }) => category === ALL || categoria === category)
  const counted = (value: string) => searched.filter(({ categoria }) => categoria === value).length
  const hasCards = found.data.length > 0 && area === 'agent' && isCards(category, words)
  const opened = found.data.find(({ _id }) => _id === open)
  const clear = () => {
    setCategory(ALL)
    setWords('')
  }
  return (
    <Stack gap="md">
      <Group gap="sm" justify="space-between">
        <ViewSwitch
          label="Categorie"
          views={[
            { value: ALL, label: 'Tutte', count: searched.length },
            ...CATEGORIE.map(({ value, label }) => ({ value, label, count: counted(value) })),
          ]}
          value={category}
          onChange={setCategory}
        />
        <Box miw={200} flex="0 1 260px">
          <TextInput
            label="Cerca"
            spoken
            type="search"
            placeholder="Cerca nome o codice"
            value={words}
            onChange={setWords}
            clearable
          />
        </Box>
      </Group>
      {shown.length === 0 && !hasCards ? (
        <None isEmpty={found.data.length === 0} onClear={clear} />
      ) : (
        <ul className={classes.grid}>
          {hasCards && (
            <li>
              <CardsTile />
            </li>
          )}
          {shown.map((item) => (
            <li key={item._id}>
              <ArticleCard item={item} onOpen={() => setOpen(item._id)} />
            </li>
          ))}
        </ul>
      )}
      {opened && <ArticleDialog item={opened} cart={cart} onClose={() => setOpen(null)} />}
    </Stack>
  )
}

const None = ({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) =>
  isEmpty ? (
    <EmptyState title="Il catalogo è vuoto">
      Gli articoli compaiono qui quando l’ufficio li pubblica.
    </EmptyState>
  ) : (
    <EmptyState title="Nessun articolo" action={<Button onClick={onClear}>MOSTRA TUTTO</Button>}>
      Nessuno risponde a quello che cerchi.
    </EmptyState>
  )
