'use client'

import { useState } from 'react'
import { PageHeader } from '@/components/data/page/page-header'
import { CardTable } from '@/components/data/table/card-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Box } from '@/components/ui/layout'
import { SkeletonTable } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { TextInput } from '@/components/ui/text-input'
import { fold } from '@/lib/core/text'
import { type Parola, WORD_KINDS } from '@/lib/features/syncs/schema'
import { MeaningDialog } from './meaning-dialog'
import { useWords } from './use-egg'

/** What EGG's words mean here: those that nobody has explained keep their rows waiting, and stand first. */
export function WordsPage() {
  const words = useWords()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Parola | null>(null)
  const items = words.data?.items.filter(({ esterno, nome, tipo }) =>
    fold(`${esterno} ${nome ?? ''} ${WORD_KINDS[tipo]}`).includes(fold(search)),
  )
  return (
    <>
      <PageHeader title="Abbinamenti" actions={<Button href="/admin/reports/eggsyncs">IMPORTAZIONI</Button>}>
        Come si chiamano qui banche, agenti, stati, prodotti e finalità che EGG scrive in un altro modo; le
        banche, anche negli elenchi dei loro pagamenti. Quelli che hanno lo stesso nome si abbinano da soli.
      </PageHeader>
      {words.isLoadingError && <ErrorState onRetry={() => void words.refetch()} />}
      {words.isPending && <SkeletonTable columns={5} rows={8} />}
      {words.data?.items.length === 0 && (
        <EmptyState title="Niente da abbinare">
          Finora EGG ha usato solo parole che conosciamo. Quelle nuove arrivano qui da sole.
        </EmptyState>
      )}
      {words.data && words.data.items.length > 0 && (
        <>
          <Box mb="sm" maw={360}>
            <TextInput label="Cerca" value={search} onChange={setSearch} clearable />
          </Box>
          <WordsTable items={items ?? []} onChoose={setChosen} />
        </>
      )}
      {chosen && <MeaningDialog word={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function WordsTable({ items, onChoose }: { items: Parola[]; onChoose: (word: Parola) => void }) {
  return (
    <CardTable label="Abbinamenti">
      <TableHead heads={['In EGG', 'Che cos’è', 'Qui', { figure: 'Righe in attesa' }, 'Azioni']} />
      <tbody>
        {items.map((word) => (
          <tr key={word._id}>
            <th scope="row">{word.esterno}</th>
            <td data-label="Che cos’è">{WORD_KINDS[word.tipo]}</td>
            <td data-label="Qui">
              {word.nome ?? <StateBadge label="Da abbinare" tone="warn" shape="ring" />}
            </td>
            <td data-label="Righe in attesa" data-numeric>
              {word.interno === null ? word.righe : 0}
            </td>
            <td>
              <Button
                size="xs"
                aria-label={`${word.interno === null ? 'ABBINA' : 'MODIFICA'}: ${word.esterno}`}
                onClick={() => onChoose(word)}
              >
                {word.interno === null ? 'ABBINA' : 'MODIFICA'}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </CardTable>
  )
}
