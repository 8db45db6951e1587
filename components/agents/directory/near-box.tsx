'use client'

import { useTyped } from '@/components/data/form/use-typed'
import { Box } from '@/components/ui/layout'
import { TextInput } from '@/components/ui/text-input'
import classes from './directory.module.css'

const capOf = (text: string): string | undefined => (/^\d{5}$/.test(text) || text === '' ? text : undefined)

type Props = { value: string; error?: string; onChange: (cap: string) => void }

/** The CAP near which somebody is looked for; asked when its five figures are there. */
export function NearBox({ value, error, onChange }: Props) {
  const [text, setText] = useTyped(value, onChange, capOf)
  return (
    <Box flex="0 0 140px" className={classes.near}>
      <TextInput
        label="Vicino al CAP"
        spoken
        placeholder="Vicino al CAP"
        inputMode="numeric"
        value={text}
        error={error}
        onChange={(next) => setText(next.replace(/\D/g, '').slice(0, 5))}
        clearable
      />
    </Box>
  )
}
