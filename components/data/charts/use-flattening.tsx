import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Group } from '@/components/ui/layout'
import { flattening, type Sized } from './flattening'

type Named = { key: string; label: string; long?: string }

/**
 * What a drawing is made of where one thing flattens all others: with it, or without it for who leaves it out; and the line that says
 * so. The table and the file of the drawing have all of it.
 */
export function useFlattening<T extends Named>(things: readonly T[], sizes: readonly Sized[]) {
  const key = flattening(sizes)
  const [left, setLeft] = useState<string | null>(null)
  const found = things.find((one) => one.key === key)
  if (!found) return { drawn: things, note: null }
  const isLeft = left === key
  const name = found.long ?? found.label
  const note = (
    <Group gap="xs" mt="xs" c="dimmed" fz="xs" role="note">
      <span>
        {isLeft
          ? `«${name}» è fuori dal disegno: lo trovi nella tabella.`
          : `«${name}» è molto più grande degli altri e li schiaccia.`}
      </span>
      <Button look="quiet" size="xs" onClick={() => setLeft(isLeft ? null : key)}>
        {isLeft ? 'Rimettilo' : 'Lascialo fuori'}
      </Button>
    </Group>
  )
  return { drawn: isLeft ? things.filter((one) => one !== found) : things, note }
}
