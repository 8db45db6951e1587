/**
 * What `generateStaticParams` of a family of pages answers: its first page only. Next insists on one, and the build finds out by it
 * whether the family can be made; the others are made when somebody first asks for them, and kept like any. `missing` is the
 * address of a page that there is not, for a family that is still empty.
 */
export const firstPage = <P extends Record<string, string>>(known: readonly P[], missing: P): P[] => [
  known[0] ?? missing,
]
