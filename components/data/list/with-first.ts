/**
 * A list with what was just made at its top. The server tells every page of it before or after the reply arrives: a row that is
 * there already is moved, not shown twice.
 */
export const withFirst = <T extends { _id: string }>(rows: readonly T[], row: T): T[] => [
  row,
  ...rows.filter(({ _id }) => _id !== row._id),
]
