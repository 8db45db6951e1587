import { Fragment, isValidElement, type ReactNode } from 'react'

/** A document as plain data, which goes from one thread to another: no function is left in it. */
export type Plain = { type: string; props: Record<string, unknown>; children: (Plain | string)[] }

type Given = Record<string, unknown> & { children?: ReactNode }

/** What a tree of elements draws in the end, without hooks or contexts: its own components are called. */
export function plainOf(node: ReactNode): (Plain | string)[] {
  if (Array.isArray(node)) return node.flatMap(plainOf)
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (!isValidElement<Given>(node)) return []
  const { type, props } = node
  if (typeof type === 'function') return plainOf((type as (given: Given) => ReactNode)(props))
  const { children, ...own } = props
  if ((type as unknown) === Fragment) return plainOf(children)
  return [{ type: String(type), props: own, children: plainOf(children) }]
}
