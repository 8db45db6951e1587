'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CANCEL_LABEL } from '@/components/ui/confirm-actions'
import { Stack, Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { Textarea } from '@/components/ui/textarea'
import { numberText } from '@/lib/core/number-text'
import { amountsOf, type Grid, withAxes } from './grid-draft'
import { readAxes } from './read-axes'

type Props = { grid: Grid; onTake: (grid: Grid) => void; onClose: () => void }

const listed = (values: readonly number[]) => values.map((value) => numberText(value)).join('; ')

/** The amounts and durations of a grid as two lists: what is added is empty at first, what is left out takes its figures with it. */
export function AxesDialog({ grid, onTake, onClose }: Props) {
  const [amounts, setAmounts] = useState(listed(amountsOf(grid)))
  const [durations, setDurations] = useState(listed(grid.durations))
  const read = readAxes(grid, amounts, durations)
  const footer = (
    <>
      <Button onClick={onClose}>{CANCEL_LABEL}</Button>
      <Button
        look="primary"
        disabled={!read.canTake}
        onClick={() => {
          onTake(withAxes(grid, read.amounts.values, read.durations.values))
          onClose()
        }}
      >
        CAMBIA LA GRIGLIA
      </Button>
    </>
  )
  return (
    <Modal opened onClose={onClose} title="Importi e durate" size="lg" footer={footer}>
      <Text mb="md">
        Separali con un punto e virgola o vai a capo. Ciò che aggiungi è vuoto; ciò che togli perde le sue
        combinazioni.
      </Text>
      <Stack gap="sm" miw={0}>
        <Textarea
          label="Importi in euro"
          value={amounts}
          onChange={setAmounts}
          error={read.amounts.problem}
          rows={3}
        />
        <Textarea
          label="Durate in mesi"
          value={durations}
          onChange={setDurations}
          error={read.durations.problem}
          rows={2}
        />
      </Stack>
      <Text mt="sm" role="status">
        {read.words}
      </Text>
    </Modal>
  )
}
