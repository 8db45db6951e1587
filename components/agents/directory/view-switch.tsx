import { ViewSwitch as Switch } from '@/components/data/list/view-switch'
import type { Vista } from './use-directory'

type Props = { value: Vista; onChange: (next: Vista) => void; team: number }

/** Cards, a table, or the people below the reader where there are any. */
export const ViewSwitch = ({ value, onChange, team }: Props) => (
  <Switch<Vista>
    label="Come vedere i colleghi"
    views={[
      { value: 'schede', label: 'Schede' },
      { value: 'tabella', label: 'Tabella' },
      ...(team > 0 || value === 'squadra'
        ? [{ value: 'squadra' as const, label: 'La mia squadra', ...(team > 0 && { count: team }) }]
        : []),
    ]}
    value={value}
    onChange={onChange}
  />
)
