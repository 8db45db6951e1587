import { Tiles } from '@/components/ui/layout'
import { Select } from '@/components/ui/select'
import { banksOf, conditionsOf, type LineFilter } from './line-groups'
import type { Line } from './lines'

type Props = { lines: readonly Line[]; value: LineFilter; onChange: (next: LineFilter) => void }

/** The offers of one bank, or for some people; where there is nothing to choose there is no filter. */
export function LineFilters({ lines, value, onChange }: Props) {
  const [banks, conditions] = [banksOf(lines), conditionsOf(lines)]
  if (banks.length < 2 && conditions.length === 0) return null
  return (
    <Tiles least={200} gap="sm" mb="sm" maw={560}>
      {banks.length > 1 && (
        <Select
          label="Banca"
          placeholder="Tutte"
          options={banks}
          value={value.banca}
          onChange={(banca) => onChange({ ...value, banca })}
        />
      )}
      {conditions.length > 0 && (
        <Select
          label="Per chi"
          placeholder="Tutte le offerte"
          options={conditions}
          value={value.perChi}
          onChange={(perChi) => onChange({ ...value, perChi })}
        />
      )}
    </Tiles>
  )
}
