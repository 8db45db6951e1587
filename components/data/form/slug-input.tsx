'use client'

import { useEffect, useRef } from 'react'
import type { FieldProps } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { slugify } from '@/lib/core/text'

type Props = FieldProps<string> & { source: string; fresh: boolean }

/** Follows the title while the record is new and nobody has typed an address of their own. */
export function SlugInput({ source, fresh, ...field }: Props) {
  const { value, onChange } = field
  const proposed = useRef(value)
  useEffect(() => {
    if (!fresh || value !== proposed.current) return
    const next = slugify(source)
    proposed.current = next
    if (next !== value) onChange(next)
  }, [fresh, source, value, onChange])
  return <TextInput {...field} />
}
