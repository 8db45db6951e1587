'use client'

import { useState } from 'react'
import { ApiError } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'

const when: Field = { name: 'quando', label: 'Giorno e ora', kind: 'instant', required: true }
const anyway: Field = {
  name: 'sovrapposto',
  label: 'Va bene lo stesso: due alla stessa ora',
  kind: 'boolean',
}

const isClash = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'sovrapposto')

/** When a meeting is; whether two at a time are meant is asked once there are two. */
export function useOverlap() {
  const [clashes, setClashes] = useState(false)
  const trying = async <T>(send: () => Promise<T>): Promise<T> => {
    try {
      return await send()
    } catch (error) {
      if (isClash(error)) setClashes(true)
      throw error
    }
  }
  return { fields: clashes ? [when, anyway] : [when], trying }
}
