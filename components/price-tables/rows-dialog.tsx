'use client'

import { FileButton } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CANCEL_LABEL } from '@/components/ui/confirm-actions'
import { Box, Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { Textarea } from '@/components/ui/textarea'
import { decodeCsv } from '@/lib/core/csv-text'
import { gridTerms } from '@/lib/features/price-tables/labels'
import type { Riga } from '@/lib/features/price-tables/schema'
import { checkGrid } from '@/lib/finance/price-grid'
import { replaced } from './compare-rows'
import classes from './price-rows.module.css'
import { readRows } from './read-rows'

type Props = {
  before: readonly Riga[]
  /** Of which table they become the rows. */
  table: Parameters<typeof gridTerms>[0]
  onClose: () => void
  onTake: (righe: Riga[]) => void
}

/** So many lines are named; who has more mistakes has another kind of file. */
const SHOWN = 5

const NOTHING = { righe: [], problems: [], wide: false }

const textOf = async (file: File) => decodeCsv(new Uint8Array(await file.arrayBuffer()))

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** A grid from a CSV or from the clipboard: what would become of the rows is said before they are taken. */
export function RowsDialog({ before, table, onClose, onTake }: Props) {
  const [text, setText] = useState('')
  const read = useMemo(() => (text.trim() ? readRows(text, before) : NOTHING), [text, before])
  const { righe, problems, wide } = read
  const change = replaced(before, righe)
  const { prodotto, fuoriPiano } = table
  const { errors } = useMemo(
    () => checkGrid(righe, gridTerms({ prodotto, fuoriPiano })),
    [righe, prodotto, fuoriPiano],
  )
  const footer = (
    <>
      <Button onClick={onClose}>{CANCEL_LABEL}</Button>
      <Button
        look="primary"
        disabled={righe.length === 0 || problems.length > 0}
        onClick={() => {
          onTake(change.righe)
          onClose()
        }}
      >
        SOSTITUISCI LE RIGHE
      </Button>
    </>
  )
  return (
    <Modal opened onClose={onClose} title="Righe da un CSV" size="lg" footer={footer} dirty={text !== ''}>
      <Text mb="md">
        Le colonne sono importo, durata in mesi, rata, TAN, TAEG e spese; oppure importo e poi una colonna per
        durata, con le rate. Le spese comprendono le imposte: il bollo fino a 18 mesi, l’imposta sostitutiva
        oltre. Scegli il file, oppure incolla qui le righe di un foglio di calcolo.
      </Text>
      <FileButton
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(file) => file && void textOf(file).then(setText)}
      >
        {(button) => <Button {...button}>SCEGLI IL FILE</Button>}
      </FileButton>
      <Box my="md" className={classes.text}>
        <Textarea label="Righe" value={text} onChange={setText} rows={8} />
      </Box>
      {righe.length > 0 && (
        <Text mb="md" role="status">
          {count(righe.length, 'riga letta', 'righe lette')}: {count(change.nuove, 'nuova', 'nuove')},{' '}
          {count(change.cambiate, 'cambiata', 'cambiate')},{' '}
          {count(change.tolte, 'che non c’è più', 'che non ci sono più')}.
        </Text>
      )}
      {errors[0] && (
        <Text mb="md">
          Prima di pubblicarla ci {errors.length === 1 ? 'sarà una cifra' : `saranno ${errors.length} cifre`}{' '}
          da correggere, che i controlli mostrano. {errors.length === 1 ? '' : 'La prima: '}
          {errors[0].testo}
        </Text>
      )}
      {wide && righe.length > 0 && (
        <Text mb="md">
          La griglia ha solo le rate: dove una rata è nuova o cambia, TAN e TAEG si calcolano da questa e
          dalle spese che la riga ha già, o da nessuna spesa.
        </Text>
      )}
      {problems.length > 0 && (
        <Box component="ul" mt="md" mb={0} mx={0} pl="lg" c="var(--bad)" role="alert">
          {problems.slice(0, SHOWN).map(({ line, reason }) => (
            <li key={line}>
              Riga {line}: {reason}
            </li>
          ))}
          {problems.length > SHOWN && <li>e altre {problems.length - SHOWN} righe da correggere</li>}
        </Box>
      )}
    </Modal>
  )
}
