export type Params = Record<string, string | string[]>
export type Found<T> = { value: T; params: Params }

type Leaf<T> = { value: T; names: string[] }
type Node<T> = { fixed: Map<string, Node<T>>; one?: Node<T>; leaf?: Leaf<T>; rest?: Leaf<T> }

const newNode = <T>(): Node<T> => ({ fixed: new Map() })
const partsOf = (path: string) => path.replace(/^\/+|\/+$/g, '').split('/')

/** A parameter as Next writes it in the names of folders, or as the API's document does. */
const PARAMETER = /^(?:\[{1,2}|\{)(\.{3})?(\w+)(?:\]{1,2}|\})$/

/**
 * Finds what answers a path, with the parameters as they are written in it. As in Next, a fixed name comes before a parameter and a
 * parameter before the rest of an address.
 */
export function routeTree<T>(
  routes: Iterable<[address: string, value: T]>,
): (path: string) => Found<T> | null {
  const root = newNode<T>()
  for (const [address, value] of routes) add(root, address, value)
  return (path) => {
    const parts = partsOf(path)
    const values: (string | string[])[] = []
    const leaf = find(root, parts, 0, values)
    if (!leaf) return null
    const { value, names } = leaf
    return { value, params: Object.fromEntries(names.map((name, at) => [name, values[at] ?? []])) }
  }
}

function add<T>(root: Node<T>, address: string, value: T): void {
  const names: string[] = []
  let node = root
  for (const part of partsOf(address)) {
    const [, rest, name] = PARAMETER.exec(part) ?? []
    if (name === undefined) {
      const next = node.fixed.get(part) ?? newNode<T>()
      node.fixed.set(part, next)
      node = next
      continue
    }
    if (rest !== undefined && part.startsWith('[[')) node.leaf ??= { value, names: [...names] }
    names.push(name)
    if (rest !== undefined) {
      node.rest = { value, names }
      return
    }
    node.one ??= newNode<T>()
    node = node.one
  }
  node.leaf = { value, names }
}

/** A fixed name that leads nowhere further is a parameter after all. */
function find<T>(
  node: Node<T>,
  parts: string[],
  at: number,
  values: (string | string[])[],
): Leaf<T> | undefined {
  const part = parts[at]
  if (part === undefined) return node.leaf
  const fixed = node.fixed.get(part)
  const found = fixed && find(fixed, parts, at + 1, values)
  if (found) return found
  if (node.one) {
    values.push(part)
    const other = find(node.one, parts, at + 1, values)
    if (other) return other
    values.pop()
  }
  if (node.rest) values.push(parts.slice(at))
  return node.rest
}
