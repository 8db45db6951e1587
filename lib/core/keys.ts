/** The names of a table of labels in its order, for `z.enum`, which wants to know that there is one. */
export const keysOf = <K extends string>(labels: Record<K, unknown>) => Object.keys(labels) as [K, ...K[]]
