'use client'

import { useEffect, useState } from 'react'
import { api } from '@/lib/http/client'
import type { ReplyTo } from '@/lib/http/client-routes'

type Province = ReplyTo<'GET', '/enums/province'>

/** Provinces by name; while they load, or if they do not, the chosen one still shows. */
export function ProvinceSelect(props: { id: string; value: string; onChange: (sigla: string) => void }) {
  const { id, value, onChange } = props
  const [list, setList] = useState<Province>([])

  useEffect(() => {
    const controller = new AbortController()
    api
      .get('/enums/province', { signal: controller.signal })
      .then(setList)
      // The province is optional: without the list the comparison works all the same.
      .catch(() => undefined)
    return () => controller.abort()
  }, [])

  const missing = value !== '' && !list.some(({ sigla }) => sigla === value)
  // An address may name one that does not exist: it goes, as all that an address gets wrong.
  const isWrong = missing && list.length > 0
  useEffect(() => {
    if (isWrong) onChange('')
  }, [isWrong, onChange])

  return (
    <select id={id} name="provincia" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Tutta Italia</option>
      {missing ? <option value={value}>{value}</option> : null}
      {list.map(({ sigla, nome }) => (
        <option key={sigla} value={sigla}>
          {nome}
        </option>
      ))}
    </select>
  )
}
