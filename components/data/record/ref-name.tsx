'use client'

import { useRefOptions } from '@/components/data/form/use-ref-options'

/** What a field points to, by name; its id where there is no name to be had. */
export function RefName({ resource, value }: { resource: string; value: string }) {
  const { selected, pending } = useRefOptions(resource, value)
  return pending ? '…' : (selected?.label ?? value)
}
